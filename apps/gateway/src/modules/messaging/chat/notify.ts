import type { PushMessage } from '@perya/api-client';
import type { Platform } from '../../../kernel/platform';
import { hubOf } from './hub';

/**
 * Tells the open pages of a member that something is new, by this process's lines. A hint, and no
 * more: the page asks for what it shows, so call it when what is new can be read, in a call by
 * `ctx.afterCommit(() => notify(…))`. That a balance has changed is found within seconds without it.
 */
export function notify(platform: Platform, memberId: number, message: PushMessage): void {
  hubOf(platform).tell(memberId, message);
}

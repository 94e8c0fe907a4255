import * as v from 'valibot';
import { isTrial } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { hasOpenSession, visitorByTicket, type ChatMember } from './entries';
import { hubOf } from './hub';
import { CHAT_CLOSE } from '@perya/api-client';
import type { Line, SocketRole } from './sockets';

const EnterSchema = v.object({
  type: v.literal('enter'),
  ticket: v.pipe(v.string(), v.maxLength(128)),
});

/** How many pages of one member can listen at once. */
const MAX_OF_ONE = 20;

/** Pushes a member's unread counts to a page, at once and on every change, and a hint when money moved. */
export function openPushSocket(platform: Platform, line: Line): SocketRole {
  const hub = hubOf(platform);
  let visitor: ChatMember | undefined;
  let leave = () => {};
  let isClosed = false;
  return {
    receive: async (data) => {
      const parsed = v.safeParse(EnterSchema, data);
      if (!parsed.success || visitor !== undefined) {
        line.close(CHAT_CLOSE.invalid);
        return;
      }
      const found = await visitorByTicket(platform, parsed.output.ticket, 'push-ticket');
      if (isClosed) return;
      if (found === undefined) {
        line.close(CHAT_CLOSE.ended);
        return;
      }
      if (hub.pagesOf(found.member.id) >= MAX_OF_ONE) {
        line.close(CHAT_CLOSE.crowded);
        return;
      }
      visitor = found;
      line.entered();
      leave = hub.listen({
        memberId: visitor.member.id,
        isTrial: isTrial(visitor.member),
        send: (message) => line.send(message),
      });
      await hub.recount();
    },
    isAlive: async () => visitor === undefined || hasOpenSession(platform, visitor),
    closed: () => {
      isClosed = true;
      leave();
    },
  };
}

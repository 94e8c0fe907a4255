import { createHash } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isVip } from '../../brand';
import { serviceConversation } from './schema';
import type { ConversationRow } from './transcript';

/** Who writes to customer service: a member, or a guest with the key of the conversation. */
export type Writer = { memberId: number } | { guestHash: string };

/** The writer of a call; undefined for a guest who hasn't written yet. */
export function writerOf(ctx: CallContext, guestKey: string | undefined): Writer | undefined {
  // A session that has ended is reported as such: the page must not show a guest's conversation instead.
  if (ctx.token !== undefined) return { memberId: ctx.me().id };
  return guestKey === undefined ? undefined : { guestHash: hashOf(guestKey) };
}

/** Only ranks above 4 have the VIP desk (specification §6). */
export function requireChannel({ member }: CallContext, channel: ConversationRow['channel']): void {
  if (channel === 'VIP' && !isVip(member)) throw new Rejection(403, 'VIP_ONLY', 'forbidden');
}

/** The writer's conversation on a channel. */
export function conversationOf(writer: Writer, channel: ConversationRow['channel']): SQL {
  const mine =
    'memberId' in writer
      ? eq(serviceConversation.memberId, writer.memberId)
      : eq(serviceConversation.guestHash, writer.guestHash);
  // Drizzle's `and` is undefined only without conditions.
  return and(mine, eq(serviceConversation.channel, channel)) ?? mine;
}

/** The key is random, so its hash can't be reversed. */
const hashOf = (guestKey: string) => createHash('sha256').update(guestKey).digest('base64url');

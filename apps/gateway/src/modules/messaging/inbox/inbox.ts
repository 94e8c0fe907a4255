import type {
  deleteMessage,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
} from '@perya/api-client';
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { hubOf } from '../chat/hub';
import { inLanguage } from '../../../kernel/text/texts';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { message } from '../messages/schema';

const PAGE_SIZE = 10;

type NewMessage = Pick<typeof message.$inferInsert, 'memberId' | 'title' | 'body' | 'sentAt'>;

/** Inserts messages into members' inboxes; closed accounts get none. */
export async function sendMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  const recipients = [...new Set(messages.map(({ memberId }) => memberId))];
  if (recipients.length === 0) return;
  const closed = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, recipients), eq(member.closing, 'CLOSED')));
  const read = messages.filter(({ memberId }) => !closed.some(({ id }) => id === memberId));
  if (read.length > 0) await db.insert(message).values(read);
}

const mine = (ctx: CallContext) =>
  and(eq(message.memberId, ctx.me().id), isNull(message.deletedAt));

/** How many messages the member has not read. */
export const unreadCount = (ctx: CallContext) =>
  ctx.db.$count(message, and(mine(ctx), isNull(message.readAt)));

/** A page of the operator's messages to the member, newest first. */
export async function inbox({ input, ctx }: Call<typeof listMessages>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, unreadOnly } = input;
  const where = and(mine(ctx), unreadOnly ? isNull(message.readAt) : undefined);
  const totalCount = await ctx.db.$count(message, where);
  const rows = await ctx.db
    .select()
    .from(message)
    .where(where)
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map(({ id, title, body, sentAt, readAt }) => ({
      id: String(id),
      title: inLanguage(title, ctx.language),
      html: inLanguage(body, ctx.language),
      sentAt: sentAt.getTime(),
      isRead: readAt !== null,
    })),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

/** Keeps the time of the first read; later calls change nothing. */
export const markRead = ({ input, ctx }: Call<typeof readMessage>) =>
  change(ctx, input.id, {
    readAt: sql`coalesce(${message.readAt}, ${ctx.now().toISOString()}::timestamptz)`,
  });

export async function markAllRead({ ctx }: Call<typeof readAllMessages>) {
  const rows = await ctx.db
    .update(message)
    .set({ readAt: ctx.now() })
    .where(and(mine(ctx), isNull(message.readAt)))
    .returning({ id: message.id });
  recount(ctx);
  return { count: rows.length };
}

/** Removes it from the inbox and the unread count. */
export const removeMessage = ({ input, ctx }: Call<typeof deleteMessage>) =>
  change(ctx, input.id, { deletedAt: ctx.now() });

/** Restores a deleted message as it was. */
export const undeleteMessage = ({ input, ctx }: Call<typeof restoreMessage>) =>
  change(ctx, input.id, { deletedAt: null });

type Change = { readAt: SQL } | { deletedAt: Date | null };

async function change(ctx: CallContext, messageId: string, set: Change): Promise<null> {
  const id = /^\d{1,9}$/.test(messageId) ? Number(messageId) : -1;
  const rows = await ctx.db
    .update(message)
    .set(set)
    .where(and(eq(message.id, id), eq(message.memberId, ctx.me().id)))
    .returning({ id: message.id });
  // Another member's message gets the same rejection as an unknown one.
  if (rows.length === 0) throw new Rejection(404, 'UNKNOWN_MESSAGE', 'not_found');
  recount(ctx);
  return null;
}

/** Pushes the new count to everyone connected at once. */
function recount({ platform, log }: CallContext) {
  hubOf(platform)
    .recount()
    .catch((err: unknown) => log.error({ err }, 'unread messages could not be counted'));
}

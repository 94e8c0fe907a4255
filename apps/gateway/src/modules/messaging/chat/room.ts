import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { countAttempt, type Limit } from '../../../kernel/http/limits';
import { member } from '../../identity';
import { message } from '../messages/schema';
import { PLAYERS_ROOM } from './entries';
import { CHAT_PAGE_LENGTH, type ChatRejection } from '@perya/api-client';
import { chatMessage, chatRead, chatReport } from './schema';
import { cleanText } from './words';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Older messages don't count as unread; after `KEPT_MS` they are deleted. */
const NEWS_MS = DAY_MS;
/** How long a message of the chat is kept. */
export const CHAT_DAYS = 30;
const KEPT_MS = CHAT_DAYS * DAY_MS;
/** The unread count stops here. */
const MAX_UNREAD = 99;
const BURST: Limit = { max: 5, windowMs: 10_000 };
const FLOW: Limit = { max: 40, windowMs: 5 * MINUTE_MS };
const REPEAT_MS = 30_000;
/** Reports by this many players hide a message. */
const REPORTS_TO_HIDE = 3;

/** A message and its account; null for the operator. */
export interface ChatMessage {
  id: number;
  room: string;
  memberId: number | null;
  account: string | null;
  key: string | null;
  text: string;
  sentAt: Date;
}

const SAID = {
  id: chatMessage.id,
  room: chatMessage.room,
  memberId: chatMessage.memberId,
  account: member.account,
  key: chatMessage.key,
  text: chatMessage.text,
  sentAt: chatMessage.sentAt,
};

const select = (db: Db) =>
  db.select(SAID).from(chatMessage).leftJoin(member, eq(member.id, chatMessage.memberId));

/** The newest messages of a room before `before`, oldest first, and whether there are older ones. */
export async function readHistory(
  db: Db,
  room: string,
  before?: number,
): Promise<{ said: ChatMessage[]; hasOlder: boolean }> {
  const rows = await select(db)
    .where(
      and(
        eq(chatMessage.room, room),
        isNull(chatMessage.hiddenAt),
        before === undefined ? undefined : lt(chatMessage.id, before),
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(CHAT_PAGE_LENGTH + 1);
  return {
    said: rows.slice(0, CHAT_PAGE_LENGTH).toReversed(),
    hasOlder: rows.length > CHAT_PAGE_LENGTH,
  };
}

/** The messages after a given one, in one room or in all, oldest first. */
export function readAfter(db: Db, after: number, room?: string): Promise<ChatMessage[]> {
  return select(db)
    .where(
      and(
        gt(chatMessage.id, after),
        isNull(chatMessage.hiddenAt),
        room === undefined ? undefined : eq(chatMessage.room, room),
      ),
    )
    .orderBy(asc(chatMessage.id))
    .limit(CHAT_PAGE_LENGTH + 1);
}

export async function newestId(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .orderBy(desc(chatMessage.id))
    .limit(1);
  return row?.id ?? 0;
}

interface Utterance {
  room: string;
  memberId: number;
  key: string;
  text: string;
  now: Date;
}

export type SendMessageResult =
  | { rejection: ChatRejection; retryAfterMs?: number }
  | { id: number; isRepeat: boolean };

/** Stores a member's message; one sent twice with the same key is stored once. */
export async function postChatMessage(db: Db, { room, memberId, key, text: raw, now }: Utterance) {
  return db.transaction(async (tx): Promise<SendMessageResult> => {
    await lockRoom(tx);
    const [before] = await tx
      .select({ id: chatMessage.id })
      .from(chatMessage)
      .where(and(eq(chatMessage.memberId, memberId), eq(chatMessage.key, key)));
    if (before !== undefined) return { ...before, isRepeat: true };

    const clean = cleanText(raw);
    if ('rejection' in clean) return clean;
    const { text } = clean;
    if (await hasJustSaid(tx, { room, memberId, text, now })) return { rejection: 'repeated' };
    const retryAfterMs = await waitOf(tx, memberId, now);
    if (retryAfterMs > 0) return { rejection: 'too-fast', retryAfterMs };
    return { ...(await post(tx, { room, memberId, key, text, now })), isRepeat: false };
  });
}

/** Stores a message of the operator, whose text isn't cleaned. */
export function postOperatorMessage(
  db: Db,
  { room, text, now }: Pick<Utterance, 'room' | 'text' | 'now'>,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    await lockRoom(tx);
    return post(tx, { room, memberId: null, key: null, text, now });
  });
}

/**
 * Makes ids follow the order in which messages become visible. Otherwise anyone who follows a room by the
 * last id seen would miss a message with a lower id that was committed later.
 */
const lockRoom = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('chat'))`);

async function post(
  tx: Db,
  { now: sentAt, ...line }: Omit<typeof chatMessage.$inferInsert, 'sentAt'> & { now: Date },
): Promise<{ id: number }> {
  const [row] = await tx
    .insert(chatMessage)
    .values({ ...line, sentAt })
    .returning({ id: chatMessage.id });
  if (row === undefined) throw new Error('A chat message was not stored.');
  return row;
}

async function hasJustSaid(
  tx: Db,
  { room, memberId, text, now }: Omit<Utterance, 'key'>,
): Promise<boolean> {
  const [last] = await tx
    .select({ text: chatMessage.text, sentAt: chatMessage.sentAt })
    .from(chatMessage)
    .where(and(eq(chatMessage.room, room), eq(chatMessage.memberId, memberId)))
    .orderBy(desc(chatMessage.id))
    .limit(1);
  return last?.text === text && now.getTime() - last.sentAt.getTime() < REPEAT_MS;
}

/** Milliseconds until the member can write again; 0 if now. */
async function waitOf(tx: Db, memberId: number, now: Date): Promise<number> {
  for (const [name, rule] of [
    ['burst', BURST],
    ['flow', FLOW],
  ] as const) {
    const { count, resetsAt } = await countAttempt(tx, `chat-${name}:${memberId}`, rule, now);
    if (count > rule.max) return Math.max(1, resetsAt.getTime() - now.getTime());
  }
  return 0;
}

export async function lastReadOf(db: Db, memberId: number, room: string): Promise<number> {
  const [row] = await db
    .select()
    .from(chatRead)
    .where(and(eq(chatRead.memberId, memberId), eq(chatRead.room, room)));
  return row?.lastReadId ?? 0;
}

/** Marks a room as read up to a message; never moves back. */
export async function markRead(
  db: Db,
  { memberId, room, upTo }: { memberId: number; room: string; upTo: number },
): Promise<void> {
  const lastReadId = Math.min(upTo, await newestId(db));
  await db
    .insert(chatRead)
    .values({ memberId, room, lastReadId })
    .onConflictDoUpdate({
      target: [chatRead.memberId, chatRead.room],
      set: { lastReadId: sql`greatest(${chatRead.lastReadId}, excluded.last_read_id)` },
    });
}

/** Stores a report; true if it's the one that hides the message. */
export async function report(
  db: Db,
  { id, room, memberId, now }: { id: number; room: string; memberId: number; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [line] = await tx
      .select()
      .from(chatMessage)
      .where(and(eq(chatMessage.id, id), eq(chatMessage.room, room)))
      .for('update');
    // Nobody can report the operator's messages or their own.
    if (line === undefined || line.memberId === null || line.memberId === memberId) return false;
    await tx
      .insert(chatReport)
      .values({ messageId: id, memberId, reportedAt: now })
      .onConflictDoNothing();
    const reports = await tx.$count(chatReport, eq(chatReport.messageId, id));
    if (reports < REPORTS_TO_HIDE || line.hiddenAt !== null) return false;
    await tx.update(chatMessage).set({ hiddenAt: now }).where(eq(chatMessage.id, id));
    return true;
  });
}

export interface UnreadCounts {
  /** Messages from the operator. */
  messages: number;
  /** Lines in the players' room, at most {@link MAX_UNREAD}. */
  chat: number;
}

/** The unread counts of these members, by member. */
export async function unreadOf(
  db: Db,
  memberIds: readonly number[],
  now: Date,
): Promise<Map<number, UnreadCounts>> {
  if (memberIds.length === 0) return new Map();
  const since = new Date(now.getTime() - NEWS_MS).toISOString();
  const rows = await rowsOf<{ id: number; messages: number; chat: number }>(
    db,
    sql`
    select ${member.id} as id,
      (select count(*)::int from ${message}
        where ${message.memberId} = ${member.id} and ${message.readAt} is null
          and ${message.deletedAt} is null) as messages,
      (select count(*)::int from (
        select 1 from ${chatMessage}
        where ${chatMessage.room} = ${PLAYERS_ROOM}
          and ${chatMessage.id} > coalesce((
            select ${chatRead.lastReadId} from ${chatRead}
            where ${chatRead.memberId} = ${member.id} and ${chatRead.room} = ${PLAYERS_ROOM}), 0)
          and ${chatMessage.sentAt} > ${since}::timestamptz
          and ${chatMessage.hiddenAt} is null
          and ${chatMessage.memberId} is distinct from ${member.id}
        order by ${chatMessage.id} desc limit ${MAX_UNREAD}) as unread) as chat
    from ${member} where ${inArray(member.id, [...memberIds])}`,
  );
  return new Map(rows.map(({ id, messages, chat }) => [id, { messages, chat }]));
}

/** Deletes old messages. */
export async function sweepChat(db: Db, now: Date): Promise<void> {
  await db.delete(chatMessage).where(lt(chatMessage.sentAt, new Date(now.getTime() - KEPT_MS)));
}

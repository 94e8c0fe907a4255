import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { SessionEndReason } from '@perya/api-client';
import type { Db } from '../../../kernel/db/types';
import type { Session, SessionState } from '../../../kernel/http/caller';
import { member } from '../members/schema';
import { session } from './schema';

export type { Session };

/** Over after this long without a call. */
export const IDLE_MS = 60 * 60_000;
/** Over after this long, whatever happens. */
export const ABSOLUTE_MS = 12 * 60 * 60_000;
/** A call moves the idle limit at most this often, so that reading does not always write. */
const TOUCH_MS = 60_000;
/** More of a browser's name says nothing about the device. */
const USER_AGENT_LENGTH = 400;

type SessionRow = typeof session.$inferSelect;

declare module '../../../kernel/http/caller' {
  interface Session extends SessionRow {}
}

export interface NewSession {
  memberId: number;
  ip: string;
  userAgent: string;
  now: Date;
  /** Good for nothing but the change of a password that has to be changed first. */
  isRestricted?: boolean;
}

/** 256 bits of chance; the database sees only its hash. */
export async function openSession(
  db: Db,
  { memberId, ip, userAgent, now, isRestricted = false }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(session).values({
    tokenHash: tokenHashOf(token),
    id: randomBytes(12).toString('base64url'),
    memberId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    ip,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
    isRestricted,
  });
  return token;
}

/** Finds out what a token stands for; where its session is open, that counts as a sign of life. */
export async function readSession(db: Db, token: string, now: Date): Promise<SessionState> {
  const [row] = await db
    .select({ member, session })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHashOf(token)));
  if (row === undefined) return { kind: 'unknown' };
  const reason = endOf(row.session, now);
  if (reason !== undefined) return { kind: 'over', reason };
  await signOfLife(db, row.session, now);
  return { kind: 'open', ...row };
}

/** Moves the idle limit of an open session: a call was made in it, or a game played. */
export async function signOfLife(
  db: Db,
  { tokenHash, lastSeenAt }: Pick<Session, 'tokenHash' | 'lastSeenAt'>,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() <= TOUCH_MS) return;
  await touchSession(db, tokenHash, now);
}

/** Notes that the member of a session is there. */
export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash));
}

/** Why a session is over, or undefined while it is not. */
export function endOf(
  row: Pick<Session, 'endReason' | 'expiresAt' | 'lastSeenAt'>,
  now: Date,
): SessionEndReason | undefined {
  if (row.endReason !== null) return row.endReason;
  const idleMs = now.getTime() - row.lastSeenAt.getTime();
  return row.expiresAt <= now || idleMs > IDLE_MS ? 'expired' : undefined;
}

const isOpen = (now: Date) =>
  and(
    isNull(session.endedAt),
    gt(session.expiresAt, now),
    gt(session.lastSeenAt, new Date(now.getTime() - IDLE_MS)),
  );

/** A member's open sessions, the one used last first. */
export function listOpenSessions(db: Db, memberId: number, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), isOpen(now)))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt));
}

/** How sessions are ended by somebody: by a newer sign-in, or by the member. */
type EndedBy = NonNullable<Session['endReason']>;

interface Ending {
  memberId: number;
  reason: EndedBy;
  now: Date;
}

/** Ends a member's sessions, but for the one of the token `keep`. */
export async function endSessionsOf(
  db: Db,
  { memberId, reason, now, keep }: Ending & { keep?: string },
): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(session.memberId, memberId),
        isOpen(now),
        keep === undefined ? undefined : ne(session.tokenHash, tokenHashOf(keep)),
      ),
    );
}

/** Ends one of a member's sessions by what he knows it by; one that is not his, or over, stays as it is. */
export async function endSessionById(
  db: Db,
  { memberId, reason, now, id }: Ending & { id: string },
): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.memberId, memberId), eq(session.id, id), isOpen(now)));
}

/** Forgets the sessions whose time is up: until then an ended one is kept, to say why it is over. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
}

/** What the database knows a token by. */
export const tokenHashOf = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

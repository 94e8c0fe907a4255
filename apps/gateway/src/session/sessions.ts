import { and, eq, lt, ne, or } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/types';
import type { Member } from '../members/members';
import { member } from '../members/schema';
import { session } from './schema';

/** Over after this long without a call. */
export const IDLE_MS = 60 * 60_000;
/** Over after this long, whatever happens. */
export const ABSOLUTE_MS = 12 * 60 * 60_000;
/** A call moves the idle limit at most this often, so that reading does not always write. */
const TOUCH_MS = 60_000;

/** 256 bits of chance; the database sees only its hash. */
export async function openSession(
  db: Db,
  { memberId, ip, now }: { memberId: number; ip: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(session).values({
    tokenHash: tokenHashOf(token),
    memberId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    ip,
  });
  return token;
}

/** Whose token it is, where the session is not over; counts as a sign of life. */
export async function readSession(db: Db, token: string, now: Date): Promise<Member | undefined> {
  const tokenHash = tokenHashOf(token);
  const [row] = await db
    .select({ member, session })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHash));
  if (row === undefined) return undefined;
  const idleMs = now.getTime() - row.session.lastSeenAt.getTime();
  if (row.session.expiresAt <= now || idleMs > IDLE_MS) {
    await db.delete(session).where(eq(session.tokenHash, tokenHash));
    return undefined;
  }
  if (idleMs > TOUCH_MS) {
    await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash));
  }
  return row.member;
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHashOf(token)));
}

/** Ends a member's sessions, but for the one of `keep`. */
export async function closeSessionsOf(db: Db, memberId: number, keep?: string): Promise<void> {
  await db
    .delete(session)
    .where(
      and(
        eq(session.memberId, memberId),
        keep === undefined ? undefined : ne(session.tokenHash, tokenHashOf(keep)),
      ),
    );
}

/** Drops the sessions that are over. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db
    .delete(session)
    .where(
      or(lt(session.expiresAt, now), lt(session.lastSeenAt, new Date(now.getTime() - IDLE_MS))),
    );
}

/** What the database knows a token by. */
export const tokenHashOf = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

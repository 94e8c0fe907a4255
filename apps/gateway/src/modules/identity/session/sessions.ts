import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { SessionEndReason } from '@perya/api-client';
import type { Audience } from '../../../kernel/config/agentSite';
import type { Db } from '../../../kernel/db/types';
import type { Session, SessionState } from '../../../kernel/http/caller';
import { isAdmitted, isGuest, type Member } from '../members/members';
import { member } from '../members/schema';
import { session } from './schema';

export type { Session };

/** A session expires after this long without a call. */
export const IDLE_MS = 60 * 60_000;
/** A session expires after this long in any case. */
export const ABSOLUTE_MS = 12 * 60 * 60_000;
/** A call moves the idle limit at most this often, so that a read doesn't always write. */
const TOUCH_MS = 60_000;
/** The rest of a longer user agent says nothing about the device. */
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
  /** Valid only for changing a password that has to be changed first. */
  isRestricted?: boolean;
}

/** Opens a session and returns its token of 256 random bits; the database stores only the hash. */
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

/**
 * Resolves a token; if its session is open, that counts as activity. The site for agents doesn't know the
 * sessions of others, wherever they were opened. A guest's token is unknown, too: it's for demos only.
 */
export async function readSession(
  db: Db,
  token: string,
  { audience, now }: { audience: Audience; now: Date },
): Promise<SessionState> {
  const row = await findSession(db, token);
  if (row === undefined || isGuest(row.member) || !isAdmitted(row.member, audience)) {
    return { kind: 'unknown' };
  }
  const reason = endOf(row.session, now);
  if (reason !== undefined) return { kind: 'over', reason };
  await touchSessionIfStale(db, row.session, now);
  return { kind: 'open', ...row };
}

/** The guest of a guest's token; undefined if it's another token, or its session is over. */
export async function readGuest(db: Db, token: string, now: Date): Promise<Member | undefined> {
  const row = await findSession(db, token);
  if (row === undefined || !isGuest(row.member) || endOf(row.session, now) !== undefined) {
    return undefined;
  }
  await touchSessionIfStale(db, row.session, now);
  return row.member;
}

async function findSession(
  db: Db,
  token: string,
): Promise<{ member: Member; session: Session } | undefined> {
  const [row] = await db
    .select({ member, session })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, tokenHashOf(token)));
  return row;
}

/** Moves the idle limit of an open session after a call or a game played. */
export async function touchSessionIfStale(
  db: Db,
  { tokenHash, lastSeenAt }: Pick<Session, 'tokenHash' | 'lastSeenAt'>,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() <= TOUCH_MS) return;
  await touchSession(db, tokenHash, now);
}

/** Records activity of a session's member. */
export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash));
}

/** Why a session is over; undefined while it's open. */
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

/** A member's open sessions, last used first. */
export function listOpenSessions(db: Db, memberId: number, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(session.memberId, memberId), isOpen(now)))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt));
}

/** Why a session was ended explicitly: by a newer sign-in, or by the member. */
type EndedBy = NonNullable<Session['endReason']>;

interface Ending {
  memberId: number;
  reason: EndedBy;
  now: Date;
}

/** Ends a member's sessions, except the one of the token `keep`. */
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

/** Ends one of a member's sessions by its id; does nothing if it's another member's or already over. */
export async function endSessionById(
  db: Db,
  { memberId, reason, now, id }: Ending & { id: string },
): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(session.memberId, memberId), eq(session.id, id), isOpen(now)));
}

/** Deletes expired sessions; until then an ended one is kept to report why it's over. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
}

/** The hash that identifies a token in the database. */
export const tokenHashOf = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

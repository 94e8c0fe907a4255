import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { baccaratSeat } from './schema';

export const SEATS = 7;
/** A player not seen for this long counts as gone. */
const GONE_AFTER_MS = 90_000;
/** The minimum interval between updates of `seenAt`. */
const TOUCH_MS = 20_000;

/** Records that a member is at the table; without a bet, as a spectator. */
export async function recordPresence(
  db: Db,
  gameId: string,
  memberId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(baccaratSeat)
    .values({ gameId, memberId, seat: 0, seenAt: now })
    .onConflictDoUpdate({
      target: [baccaratSeat.gameId, baccaratSeat.memberId],
      set: { seenAt: now },
      setWhere: lt(baccaratSeat.seenAt, new Date(now.getTime() - TOUCH_MS)),
    });
}

/** Gives a betting player a free seat, if there is one; the player keeps it until leaving. */
export async function takeSeat(tx: Db, gameId: string, memberId: number, now: Date): Promise<void> {
  await tx
    .delete(baccaratSeat)
    .where(
      and(
        eq(baccaratSeat.gameId, gameId),
        lt(baccaratSeat.seenAt, new Date(now.getTime() - GONE_AFTER_MS)),
      ),
    );
  await recordPresence(tx, gameId, memberId, now);
  const taken = await tx
    .select({ seat: baccaratSeat.seat, memberId: baccaratSeat.memberId })
    .from(baccaratSeat)
    .where(eq(baccaratSeat.gameId, gameId));
  if (taken.some((row) => row.memberId === memberId && row.seat > 0)) return;
  const numbers = new Set(taken.map(({ seat }) => seat));
  const free = Array.from({ length: SEATS }, (_, place) => place + 1).find(
    (seat) => !numbers.has(seat),
  );
  if (free === undefined) return;
  await tx
    .update(baccaratSeat)
    .set({ seat: free })
    .where(and(eq(baccaratSeat.gameId, gameId), eq(baccaratSeat.memberId, memberId)));
}

/** The members at the table, ordered by seat, spectators first. */
export function membersAtTable(db: Db, gameId: string, now: Date) {
  return db
    .select({ seat: baccaratSeat.seat, memberId: baccaratSeat.memberId })
    .from(baccaratSeat)
    .where(and(eq(baccaratSeat.gameId, gameId), isHere(now)))
    .orderBy(asc(baccaratSeat.seat));
}

/** The number of seated members and of all members at a table. */
export async function countTablePlayers(
  db: Db,
  gameId: string,
  now: Date,
): Promise<{ seated: number; players: number }> {
  const [row] = await db
    .select({
      players: count(),
      seated: sql<number>`count(*) filter (where ${baccaratSeat.seat} > 0)::int`,
    })
    .from(baccaratSeat)
    .where(and(eq(baccaratSeat.gameId, gameId), isHere(now)));
  return { seated: row?.seated ?? 0, players: row?.players ?? 0 };
}

const isHere = (now: Date) => gt(baccaratSeat.seenAt, new Date(now.getTime() - GONE_AFTER_MS));

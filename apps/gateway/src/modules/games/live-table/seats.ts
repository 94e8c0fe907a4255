import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { tableSeat } from './schema';

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
    .insert(tableSeat)
    .values({ gameId, memberId, seat: 0, seenAt: now })
    .onConflictDoUpdate({
      target: [tableSeat.gameId, tableSeat.memberId],
      set: { seenAt: now },
      setWhere: lt(tableSeat.seenAt, new Date(now.getTime() - TOUCH_MS)),
    });
}

interface Seating {
  gameId: string;
  memberId: number;
  /** Number of seats; null for any number. */
  seats: number | null;
}

/** Gives a betting player a free seat, if there is one; the player keeps it until leaving. */
export async function takeSeat(
  tx: Db,
  { gameId, memberId, seats }: Seating,
  now: Date,
): Promise<void> {
  await tx
    .delete(tableSeat)
    .where(
      and(
        eq(tableSeat.gameId, gameId),
        lt(tableSeat.seenAt, new Date(now.getTime() - GONE_AFTER_MS)),
      ),
    );
  await recordPresence(tx, gameId, memberId, now);
  const taken = await tx
    .select({ seat: tableSeat.seat, memberId: tableSeat.memberId })
    .from(tableSeat)
    .where(eq(tableSeat.gameId, gameId));
  if (taken.some((row) => row.memberId === memberId && row.seat > 0)) return;
  const numbers = new Set(taken.map(({ seat }) => seat));
  let free = 1;
  while (numbers.has(free)) free += 1;
  if (seats !== null && free > seats) return;
  await tx
    .update(tableSeat)
    .set({ seat: free })
    .where(and(eq(tableSeat.gameId, gameId), eq(tableSeat.memberId, memberId)));
}

/** The members at the table, ordered by seat, spectators first. */
export function membersAtTable(db: Db, gameId: string, now: Date) {
  return db
    .select({ seat: tableSeat.seat, memberId: tableSeat.memberId })
    .from(tableSeat)
    .where(and(eq(tableSeat.gameId, gameId), isHere(now)))
    .orderBy(asc(tableSeat.seat));
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
      seated: sql<number>`count(*) filter (where ${tableSeat.seat} > 0)::int`,
    })
    .from(tableSeat)
    .where(and(eq(tableSeat.gameId, gameId), isHere(now)));
  return { seated: row?.seated ?? 0, players: row?.players ?? 0 };
}

const isHere = (now: Date) => gt(tableSeat.seenAt, new Date(now.getTime() - GONE_AFTER_MS));

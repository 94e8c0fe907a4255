import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { memberPlay } from './schema';
import { spanOf } from './usage';

export type PlayRow = typeof memberPlay.$inferSelect;

/** After so long without a sign of play it was a pause, and a new stretch begins. */
const PAUSE_MS = 5 * 60_000;
/** Signs of play nearer to each other than this are one: most bets write nothing here. */
const GRAIN_MS = 5_000;

/** A member's row, locked until the transaction ends; made where there is none. */
export async function lockPlay(tx: Db, memberId: number): Promise<PlayRow> {
  const mine = eq(memberPlay.memberId, memberId);
  const [row] = await tx.select().from(memberPlay).where(mine).for('update');
  if (row !== undefined) return row;
  await tx.insert(memberPlay).values({ memberId }).onConflictDoNothing();
  const [made] = await tx.select().from(memberPlay).where(mine).for('update');
  if (made === undefined) throw new Error(`The database lost the play row of member ${memberId}.`);
  return made;
}

/** How long somebody has played. */
export interface PlayTime {
  /** Today, by the brand's calendar, over all sittings; milliseconds. */
  dayMs: number;
  /** Since when without a pause; null where he does not play. */
  stretchStartedAt: Date | null;
}

/** What a row says at a moment that is not a sign of play itself. */
export function playTimeOf(row: PlayRow | undefined, now: Date, timeZone: string): PlayTime {
  const dayStart = spanOf('DAY', now, timeZone).from;
  const isToday = row?.dayStartedAt?.getTime() === dayStart;
  return {
    dayMs: isToday ? row.dayPlayedMs : 0,
    stretchStartedAt: row !== undefined && isPlaying(row, now) ? row.stretchStartedAt : null,
  };
}

/** Notes a sign of play: a bet, or a game that stands open. Call it with the row locked. */
export async function notePlay(
  tx: Db,
  row: PlayRow,
  now: Date,
  timeZone: string,
): Promise<PlayTime> {
  const before = playTimeOf(row, now, timeZone);
  const sinceLast = row.lastPlayAt === null ? Infinity : now.getTime() - row.lastPlayAt.getTime();
  const goesOn = sinceLast >= 0 && sinceLast <= PAUSE_MS && row.stretchStartedAt !== null;
  if (goesOn && sinceLast < GRAIN_MS) return before;
  const dayStart = spanOf('DAY', now, timeZone).from;
  // Of a gap across midnight only the part behind it is today's.
  const added = goesOn ? Math.min(sinceLast, now.getTime() - dayStart) : 0;
  const next = {
    stretchStartedAt: goesOn ? row.stretchStartedAt : now,
    checkedAt: goesOn ? row.checkedAt : null,
    lastPlayAt: now,
    dayStartedAt: new Date(dayStart),
    dayPlayedMs: before.dayMs + added,
  };
  await tx.update(memberPlay).set(next).where(eq(memberPlay.memberId, row.memberId));
  return { dayMs: next.dayPlayedMs, stretchStartedAt: next.stretchStartedAt };
}

function isPlaying({ lastPlayAt }: PlayRow, now: Date): boolean {
  if (lastPlayAt === null) return false;
  const since = now.getTime() - lastPlayAt.getTime();
  return since >= 0 && since <= PAUSE_MS;
}

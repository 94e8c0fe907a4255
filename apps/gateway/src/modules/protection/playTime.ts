import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { memberPlay } from './schema';
import { spanOf } from './usage';

export type PlayRow = typeof memberPlay.$inferSelect;

/** A gap in activity longer than this is a pause; a new stretch starts after it. */
const PAUSE_MS = 5 * 60_000;
/** Activity within this time of the last is ignored, so most bets write nothing here. */
const GRAIN_MS = 5_000;

/** Returns a member's row, locked until the transaction ends. Creates it if it's missing. */
export async function lockPlay(tx: Db, memberId: number): Promise<PlayRow> {
  const mine = eq(memberPlay.memberId, memberId);
  const [row] = await tx.select().from(memberPlay).where(mine).for('update');
  if (row !== undefined) return row;
  await tx.insert(memberPlay).values({ memberId }).onConflictDoNothing();
  const [made] = await tx.select().from(memberPlay).where(mine).for('update');
  if (made === undefined) throw new Error(`The database lost the play row of member ${memberId}.`);
  return made;
}

/** How long a member has played. */
export interface PlayTime {
  /** Today, by the brand's calendar, over all sessions; milliseconds. */
  dayMs: number;
  /** Start of the current stretch without a pause; null if the member isn't playing. */
  stretchStartedAt: Date | null;
}

/** Reads the play time from a row without recording activity. */
export function playTimeOf(row: PlayRow | undefined, now: Date, timeZone: string): PlayTime {
  const dayStart = spanOf('DAY', now, timeZone).from;
  const isToday = row?.dayStartedAt?.getTime() === dayStart;
  return {
    dayMs: isToday ? row.dayPlayedMs : 0,
    stretchStartedAt: row !== undefined && isPlaying(row, now) ? row.stretchStartedAt : null,
  };
}

/** Records activity: a bet, or an open game. Call it with the row locked. */
export async function recordPlayActivity(
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
  // Of a gap across midnight, only the part after midnight counts for today.
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

import { comingDraws, type Lottery, type ScheduledDraw } from '@perya/rules/lottery';

/** The maximum length of a chase in draws and in days. */
const MAX_CHASE_DRAWS = 120;
const MAX_CHASE_DAYS = 92;
const MIN_CHASE_DRAWS = 6;
const DAY_MS = 86_400_000;

interface Ahead {
  /** The draws are valid from this time until the first one's lock. */
  from: number;
  draws: readonly ScheduledDraw[];
}

/**
 * Schedules never change, and computing their days is slower than a lookup, so the draws are cached until a
 * lock passes.
 */
const known = new Map<string, Ahead>();

/** The draws of a lottery that can be bet on at `now` (milliseconds), soonest first. */
export function drawsAhead({ code, schedule }: Lottery, now: number): readonly ScheduledDraw[] {
  const kept = known.get(code);
  const first = kept?.draws[0];
  if (kept !== undefined && first !== undefined && kept.from <= now && now < first.locksAt) {
    return kept.draws;
  }
  const draws = comingDraws(schedule, now, MAX_CHASE_DRAWS);
  const end = now + MAX_CHASE_DAYS * DAY_MS;
  const ahead = draws.filter(({ drawAt }, place) => place < MIN_CHASE_DRAWS || drawAt <= end);
  known.set(code, { from: now, draws: ahead });
  return ahead;
}

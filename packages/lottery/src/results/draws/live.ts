import { comingDraws, pastDraws, type Schedule } from '@perya/rules/lottery';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** How long a result may be overdue before it is looked for with less haste. */
const OVERDUE_MS = 120_000;

/** The first draw that is still to be drawn at `now`, whether or not it takes bets. */
export function nextDrawing(schedule: Schedule, now: number) {
  // What locks after `now − lock time` is drawn after `now`.
  const [draw] = comingDraws(schedule, now - schedule.lockSeconds * SECOND_MS, 1);
  return draw;
}

/** Number of the draw that was due last, where its result is not known yet. */
export function overdueDraw(
  schedule: Schedule,
  now: number,
  newest: string | undefined,
): { readonly number: string; readonly drawAt: number } | undefined {
  const [due] = pastDraws(schedule, now, 1);
  return due !== undefined && (newest === undefined || newest < due.number) ? due : undefined;
}

/**
 * In how many milliseconds to look for results again: at the moment of the next draw, and every two
 * seconds while one is on its way. Nothing is asked for in between.
 *
 * @param now by the platform's clock
 * @param newest number of the newest draw that is known
 */
export function nextLook(schedule: Schedule, now: number, newest: string | undefined): number {
  const overdue = overdueDraw(schedule, now, newest);
  if (overdue !== undefined) {
    return now - overdue.drawAt < OVERDUE_MS ? 2 * SECOND_MS : 30 * SECOND_MS;
  }
  const next = nextDrawing(schedule, now);
  // Not later than in an hour: by then this device's clock may have gone wrong by a little.
  return Math.min(HOUR_MS, (next?.drawAt ?? now + HOUR_MS) - now + SECOND_MS / 2);
}

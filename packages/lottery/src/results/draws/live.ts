import { comingDraws, pastDraws, type Schedule } from '@perya/rules/lottery';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/**
 * How long after the draw a missing result is still polled at the short interval, and the first result of all is
 * expected: on a new platform, draws before its start have none.
 */
const OVERDUE_MS = 120_000;

/** The next draw at `now`, whether or not it still takes bets. */
export function nextDrawing(schedule: Schedule, now: number) {
  // A draw that locks after `now − lockSeconds` is drawn after `now`.
  const [draw] = comingDraws(schedule, now - schedule.lockSeconds * SECOND_MS, 1);
  return draw;
}

/** The last draw that was due, if its result isn't known yet. */
export function overdueDraw(
  schedule: Schedule,
  now: number,
  newest: string | undefined,
): { readonly number: string; readonly drawAt: number } | undefined {
  const [due] = pastDraws(schedule, now, 1);
  if (due === undefined) return undefined;
  const isMissing = newest === undefined ? now - due.drawAt < OVERDUE_MS : newest < due.number;
  return isMissing ? due : undefined;
}

/**
 * Polling delay in milliseconds: until the next draw, then every two seconds while its result is missing. No
 * requests in between.
 *
 * @param now by the platform's clock
 * @param newest number of the newest known draw
 */
export function drawPollDelay(schedule: Schedule, now: number, newest: string | undefined): number {
  const overdue = overdueDraw(schedule, now, newest);
  if (overdue !== undefined) {
    return now - overdue.drawAt < OVERDUE_MS ? 2 * SECOND_MS : 30 * SECOND_MS;
  }
  const next = nextDrawing(schedule, now);
  // Capped at an hour, because the device's clock may drift.
  return Math.min(HOUR_MS, (next?.drawAt ?? now + HOUR_MS) - now + SECOND_MS / 2);
}

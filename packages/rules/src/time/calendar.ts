import { instantOf, wallTime } from './zones';

/** A calendar period: weeks start on Monday, the second half of a month on the 16th. */
export type CalendarPeriod = 'day' | 'week' | 'halfMonth' | 'month' | 'year';

/** Instants in epoch milliseconds; `to` is exclusive. */
export interface CalendarSpan {
  readonly from: number;
  readonly to: number;
}

const HOUR_MS = 3_600_000;
const DAYS_OF_WEEK = 7;
const SECOND_HALF = 16;

/**
 * The period around an instant, by the clocks and the calendar of a time zone.
 *
 * @param shift offset in periods: negative for earlier ones, positive for later ones
 *
 * @example
 * ```ts
 * import { periodAt } from '@perya/rules/time';
 *
 * const { from, to } = periodAt('month', Date.UTC(2026, 10, 28), 'Asia/Manila');
 * new Date(from).toISOString(); // => '2026-10-31T16:00:00.000Z'
 * new Date(to).toISOString(); // => '2026-11-30T16:00:00.000Z'
 * ```
 */
export function periodAt(
  period: CalendarPeriod,
  now: number,
  timeZone: string,
  shift = 0,
): CalendarSpan {
  const { from, to } = PERIODS[period](new Date(wallTime(now, timeZone)), shift);
  return { from: instantOf(from, timeZone), to: instantOf(to, timeZone) };
}

/** The instant at which a zone's clocks show a number of hours later than at another. */
export const hoursAfter = (instant: number, hours: number, timeZone: string): number =>
  instantOf(wallTime(instant, timeZone) + hours * HOUR_MS, timeZone);

/** The period around a wall time, shifted; wall times are represented as UTC. */
const PERIODS: Record<CalendarPeriod, (wall: Date, shift: number) => CalendarSpan> = {
  year: (wall, shift) => {
    const year = wall.getUTCFullYear() + shift;
    return { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  },
  month: (wall, shift) => {
    const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + shift];
    return { from: Date.UTC(year, month), to: Date.UTC(year, month + 1) };
  },
  halfMonth: (wall, shift) => {
    const [year, half] = [wall.getUTCFullYear(), halfOf(wall) + shift];
    return { from: startOfHalf(year, half), to: startOfHalf(year, half + 1) };
  },
  week: (wall, shift) => {
    const monday =
      wall.getUTCDate() - ((wall.getUTCDay() + 6) % DAYS_OF_WEEK) + shift * DAYS_OF_WEEK;
    return daysOf(wall, monday, DAYS_OF_WEEK);
  },
  day: (wall, shift) => daysOf(wall, wall.getUTCDate() + shift, 1),
};

function daysOf(wall: Date, first: number, count: number): CalendarSpan {
  const at = (day: number) => Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), day);
  return { from: at(first), to: at(first + count) };
}

/** Half-months, counted from January of the year. */
const halfOf = (wall: Date): number =>
  wall.getUTCMonth() * 2 + (wall.getUTCDate() < SECOND_HALF ? 0 : 1);

const startOfHalf = (year: number, half: number): number =>
  Date.UTC(year, Math.floor(half / 2), half % 2 === 0 ? 1 : SECOND_HALF);

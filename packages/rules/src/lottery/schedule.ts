import { instantOf, wallTime } from '../time/zones';

/**
 * When a lottery is drawn.
 *
 * - `weekly`: on days of the week (0 is Sunday), at times of day.
 * - `monthly`: on days of the month, at times of day.
 * - `every`: at an interval in minutes, from midnight; a day has `1440 / minutes` draws.
 */
export type Schedule = {
  /** IANA time zone of the days and times. */
  readonly timeZone: string;
  /** Seconds before the draw at which betting closes. */
  readonly lockSeconds: number;
} & (
  | {
      readonly kind: 'weekly';
      readonly weekdays: readonly number[];
      readonly times: readonly string[];
    }
  | {
      readonly kind: 'monthly';
      readonly days: readonly number[];
      readonly times: readonly string[];
    }
  | { readonly kind: 'every'; readonly minutes: number }
);

/** One draw of a schedule; instants in epoch milliseconds. */
export interface ScheduledDraw {
  /**
   * Draw number: the date in the draw's zone and, if a day has several, an index: `20261121`, `20261121-2`,
   * `20261121-0042`. Later draws sort after earlier ones.
   */
  readonly number: string;
  readonly drawAt: number;
  /** From here on no bets are accepted for it. */
  readonly locksAt: number;
}

const DAY_MS = 86_400_000;
/** Maximum gap between draws: from one month's draw to the next, with a margin. */
const LONGEST_GAP_DAYS = 70;

/** The next draws that still accept bets at `now` (server time, milliseconds), the soonest first. */
export function comingDraws(schedule: Schedule, now: number, count: number): ScheduledDraw[] {
  const draws: ScheduledDraw[] = [];
  const today = dayOf(now, schedule.timeZone);
  for (let ahead = 0, silent = 0; draws.length < count; ahead += 1) {
    const found = drawsOn(schedule, today + ahead).filter(({ locksAt }) => locksAt > now);
    draws.push(...found.slice(0, count - draws.length));
    silent = found.length > 0 ? 0 : silent + 1;
    if (silent > LONGEST_GAP_DAYS) throw new RangeError('The schedule has no draw on any day.');
  }
  return draws;
}

/** The next draw that still accepts bets at `now`. */
export function nextDraw(schedule: Schedule, now: number): ScheduledDraw {
  const [draw] = comingDraws(schedule, now, 1);
  if (draw === undefined) throw new RangeError('The schedule has no draw on any day.');
  return draw;
}

/** The most recent draws at `now`, the latest first; at most `count`, and none before `since`. */
export function pastDraws(
  schedule: Schedule,
  now: number,
  count: number,
  since = Number.NEGATIVE_INFINITY,
): ScheduledDraw[] {
  const draws: ScheduledDraw[] = [];
  const today = dayOf(now, schedule.timeZone);
  // The last draw of a date may be at the midnight that ends it.
  const earliest = since === Number.NEGATIVE_INFINITY ? since : dayOf(since, schedule.timeZone) - 1;
  for (let back = 0, silent = 0; draws.length < count; back += 1) {
    if (today - back < earliest || silent > LONGEST_GAP_DAYS) break;
    const found = drawsOn(schedule, today - back).filter(
      ({ drawAt }) => drawAt <= now && drawAt >= since,
    );
    draws.push(...found.toReversed().slice(0, count - draws.length));
    silent = found.length > 0 ? 0 : silent + 1;
  }
  return draws;
}

/** The draw with a number, or `undefined` if the schedule has none. */
export function drawNumbered(schedule: Schedule, number: string): ScheduledDraw | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(?:-\d{1,4})?$/.exec(number);
  if (match === null) return undefined;
  const [year = 0, month = 0, date = 0] = match.slice(1, 4).map(Number);
  const day = Date.UTC(year, month - 1, date) / DAY_MS;
  return drawsOn(schedule, day).find((draw) => draw.number === number);
}

/** All draws of an instant's date in the schedule's zone, in order. */
export const drawsOfDay = (schedule: Schedule, instant: number): ScheduledDraw[] =>
  drawsOn(schedule, dayOf(instant, schedule.timeZone));

/** All draws of a date, given in days since 1970, because the days of a zone vary in length. */
function drawsOn(schedule: Schedule, day: number): ScheduledDraw[] {
  const date = new Date(day * DAY_MS);
  const stamp = date.toISOString().slice(0, 10).replaceAll('-', '');
  const draw = (drawAt: number, number: string): ScheduledDraw => ({
    number,
    drawAt,
    locksAt: drawAt - schedule.lockSeconds * 1000,
  });
  const at = (minutes: number) => instantOf(day * DAY_MS + minutes * 60_000, schedule.timeZone);
  switch (schedule.kind) {
    case 'every': {
      // The first draw of a day is one interval after midnight, the last at the next midnight.
      const midnight = at(0);
      return Array.from({ length: Math.floor(1440 / schedule.minutes) }, (_, index) =>
        draw(
          midnight + (index + 1) * schedule.minutes * 60_000,
          `${stamp}-${String(index + 1).padStart(4, '0')}`,
        ),
      );
    }
    case 'weekly':
    case 'monthly': {
      const isDay =
        schedule.kind === 'weekly'
          ? schedule.weekdays.includes(date.getUTCDay())
          : schedule.days.includes(date.getUTCDate());
      if (!isDay) return [];
      const isAlone = schedule.times.length === 1;
      return schedule.times.map((time, index) =>
        draw(at(minutesOf(time)), isAlone ? stamp : `${stamp}-${index + 1}`),
      );
    }
  }
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** The calendar date of an instant in a zone, in days since 1970. */
const dayOf = (instant: number, timeZone: string): number =>
  Math.floor(wallTime(instant, timeZone) / DAY_MS);

import type { ContractKind, DividendPeriod } from './terms';
import { instantOf, wallTime } from './zone';

/** How long one settlement counts. */
export const SCALES = ['fiveMinutes', 'hour', 'day', 'week', 'halfMonth', 'month'] as const;

export type Scale = (typeof SCALES)[number];

/** Instants in milliseconds since 1970; `to` is the first that is no longer in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;
const DAYS_OF_WEEK = 7;
/** The second half of a month begins with this day. */
const SECOND_HALF = 16;

const SCALE_OF_SALARY = { daily: 'day', hourly: 'hour', realTime: 'fiveMinutes' } as const;

const SCALE_OF_DIVIDEND = {
  daily: 'day',
  weekly: 'week',
  semimonthly: 'halfMonth',
  monthly: 'month',
} as const satisfies Record<DividendPeriod, Scale>;

/** How long a contract counts before it is settled. */
export function scaleOf(kind: ContractKind, period: DividendPeriod | null): Scale {
  if (kind !== 'dividend') return SCALE_OF_SALARY[kind];
  if (period === null) throw new TypeError('A dividend contract has a period.');
  return SCALE_OF_DIVIDEND[period];
}

/**
 * The period around an instant, by a zone's clocks and calendar: five minutes and hours from midnight,
 * weeks from Monday, halves of a month from the 1st to the 15th and from the 16th to its end.
 */
export function spanAt(scale: Scale, instant: number, timeZone: string): Span {
  const wall = wallTime(instant, timeZone);
  if (scale === 'fiveMinutes') return clockSpan(instant, wall, FIVE_MINUTES_MS);
  if (scale === 'hour') return clockSpan(instant, wall, HOUR_MS);
  const { from, to } = calendarSpan(scale, new Date(wall));
  return { from: instantOf(from, timeZone), to: instantOf(to, timeZone) };
}

/** Clocks count real time: an hour that a zone shows twice is two hours. */
function clockSpan(instant: number, wall: number, length: number): Span {
  const millisecond = ((instant % 1_000) + 1_000) % 1_000;
  const from = instant - (wall % length) - millisecond;
  return { from, to: from + length };
}

function calendarSpan(scale: Exclude<Scale, 'fiveMinutes' | 'hour'>, wall: Date): Span {
  const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()];
  const days = (first: number, last: number): Span => ({
    from: Date.UTC(year, month, first),
    to: Date.UTC(year, month, last),
  });
  switch (scale) {
    case 'day':
      return days(day, day + 1);
    case 'week': {
      const monday = day - ((wall.getUTCDay() + 6) % DAYS_OF_WEEK);
      return days(monday, monday + DAYS_OF_WEEK);
    }
    case 'halfMonth':
      return day < SECOND_HALF
        ? days(1, SECOND_HALF)
        : { from: Date.UTC(year, month, SECOND_HALF), to: Date.UTC(year, month + 1, 1) };
    case 'month':
      return { from: Date.UTC(year, month, 1), to: Date.UTC(year, month + 1, 1) };
  }
}

/** The beginning of the first period that begins at an instant or after it. */
export function nextStart(scale: Scale, instant: number, timeZone: string): number {
  const { from, to } = spanAt(scale, instant, timeZone);
  return from === instant ? instant : to;
}

/**
 * From when to when a contract pays: whole periods, each by the contract that is active when it begins.
 * So a new contract waits for the next period, and one that has ended still pays the one that runs. One
 * that no period began in pays nothing: `from` and `to` are the same then.
 */
export function paidSpan(
  scale: Scale,
  { activeAt, endedAt }: { activeAt: number; endedAt: number | null },
  timeZone: string,
): { from: number; to: number | null } {
  const from = nextStart(scale, activeAt, timeZone);
  const to = endedAt === null ? null : Math.max(from, nextStart(scale, endedAt, timeZone));
  return { from, to };
}

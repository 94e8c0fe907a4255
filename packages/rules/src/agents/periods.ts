import type { ContractKind, DividendPeriod } from './terms';
import { periodAt, type CalendarSpan } from '../time/calendar';
import { wallTime } from '../time/zones';

/** How long one settlement counts. */
export const SCALES = ['fiveMinutes', 'hour', 'day', 'week', 'halfMonth', 'month'] as const;

export type Scale = (typeof SCALES)[number];

const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;

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
export function spanAt(scale: Scale, instant: number, timeZone: string): CalendarSpan {
  if (scale === 'fiveMinutes') return clockSpan(instant, timeZone, FIVE_MINUTES_MS);
  if (scale === 'hour') return clockSpan(instant, timeZone, HOUR_MS);
  return periodAt(scale, instant, timeZone);
}

/** Clocks count real time: an hour that a zone shows twice is two hours. */
function clockSpan(instant: number, timeZone: string, length: number): CalendarSpan {
  const from = instant - (wallTime(instant, timeZone) % length);
  return { from, to: from + length };
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

import type { ContractKind, DividendPeriod } from './terms';
import { periodAt, type CalendarSpan } from '../time/calendar';
import { wallTime } from '../time/zones';

/** Lengths of a settlement period. */
export const PERIOD_LENGTHS = ['fiveMinutes', 'hour', 'day', 'week', 'halfMonth', 'month'] as const;

export type PeriodLength = (typeof PERIOD_LENGTHS)[number];

const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;

const SCALE_OF_SALARY = { daily: 'day', hourly: 'hour', realTime: 'fiveMinutes' } as const;

const SCALE_OF_DIVIDEND = {
  daily: 'day',
  weekly: 'week',
  semimonthly: 'halfMonth',
  monthly: 'month',
} as const satisfies Record<DividendPeriod, PeriodLength>;

/** The length of a contract's settlement period. */
export function scaleOf(kind: ContractKind, period: DividendPeriod | null): PeriodLength {
  if (kind !== 'dividend') return SCALE_OF_SALARY[kind];
  if (period === null) throw new TypeError('A dividend contract has a period.');
  return SCALE_OF_DIVIDEND[period];
}

/**
 * The period around an instant in a zone's clocks and calendar: five minutes and hours from midnight, weeks
 * from Monday, half-months from the 1st to the 15th and from the 16th to the end.
 */
export function spanAt(scale: PeriodLength, instant: number, timeZone: string): CalendarSpan {
  if (scale === 'fiveMinutes') return clockSpan(instant, timeZone, FIVE_MINUTES_MS);
  if (scale === 'hour') return clockSpan(instant, timeZone, HOUR_MS);
  return periodAt(scale, instant, timeZone);
}

/** Clock periods are in elapsed time: an hour that a zone repeats counts as two hours. */
function clockSpan(instant: number, timeZone: string, length: number): CalendarSpan {
  const from = instant - (wallTime(instant, timeZone) % length);
  return { from, to: from + length };
}

/** The start of the first period that starts at or after an instant. */
export function nextStart(scale: PeriodLength, instant: number, timeZone: string): number {
  const { from, to } = spanAt(scale, instant, timeZone);
  return from === instant ? instant : to;
}

/**
 * The time span a contract is paid for: whole periods, each by the contract that is active when it starts. So
 * a new contract applies from the next period, and an ended one is still paid for the current one. If no
 * period started in it, the span is empty: `from` equals `to`.
 */
export function paidSpan(
  scale: PeriodLength,
  { activeAt, endedAt }: { activeAt: number; endedAt: number | null },
  timeZone: string,
): { from: number; to: number | null } {
  const from = nextStart(scale, activeAt, timeZone);
  const to = endedAt === null ? null : Math.max(from, nextStart(scale, endedAt, timeZone));
  return { from, to };
}

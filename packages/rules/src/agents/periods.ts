import type { ContractKind, ContractPeriod } from './terms';
import { periodAt, type CalendarSpan } from '../time/calendar';
import { wallTime } from '../time/zones';

/** Lengths of a settlement period. */
export const PERIOD_LENGTHS = ['fiveMinutes', 'hour', 'day', 'week', 'halfMonth', 'month'] as const;

/** Length of a salary's period. */
export type PeriodLength = (typeof PERIOD_LENGTHS)[number];

const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;

const SCALE_OF_KIND = { hourly: 'hour', realTime: 'fiveMinutes' } as const;

const SCALE_OF_PERIOD = {
  daily: 'day',
  weekly: 'week',
  semimonthly: 'halfMonth',
  monthly: 'month',
} as const satisfies Record<ContractPeriod, PeriodLength>;

/** The length of a contract's settlement period. */
export function scaleOf(kind: ContractKind, period: ContractPeriod | null): PeriodLength {
  if (kind === 'hourly' || kind === 'realTime') return SCALE_OF_KIND[kind];
  if (period === null) throw new TypeError(`A ${kind} contract has a period.`);
  return SCALE_OF_PERIOD[period];
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

/** A contract that was accepted: it pays the periods that start from `paysFrom` on and before `paysTo`. */
export interface PayingTimes {
  readonly paysFrom: number;
  /** Null while the contract is active. */
  readonly paysTo: number | null;
}

/** The times of an accepted contract, with the length of its periods. */
export interface PayingPeriods extends PayingTimes {
  readonly scale: PeriodLength;
}

/**
 * The time span a contract is paid for: whole periods, each by the contract that pays when it starts. So a new
 * contract applies from the next period, and an ended one is still paid for the current one. If no period
 * started in it, the span is empty: `from` equals `to`.
 */
export function paidSpan(
  scale: PeriodLength,
  { paysFrom, paysTo }: PayingTimes,
  timeZone: string,
): { from: number; to: number | null } {
  const from = nextStart(scale, paysFrom, timeZone);
  const to = paysTo === null ? null : Math.max(from, nextStart(scale, paysTo, timeZone));
  return { from, to };
}

/** When an accepted contract takes over from the previous ones of the same downline and kind. */
export interface TakeOver {
  /** `paysFrom` of the accepted contract. */
  readonly from: number;
  /** `paysTo` of the contract that it replaces, and of those below that end because of it. */
  readonly until: number;
}

/**
 * Decides when an accepted contract takes over, so that the downline is paid for every day: a contract with the
 * same period takes over with the next period; one with another period when the longer of both periods next
 * starts, which is also the start of a shorter one. Weeks don't divide months: between a weekly and a
 * semimonthly or monthly contract, the week around that start is paid by both.
 *
 * @param earlier accepted contracts of the same downline and kind
 * @param at not before this instant: the answer, or when the upline's own contract starts to pay
 */
export function takeOver(
  scale: PeriodLength,
  earlier: readonly PayingPeriods[],
  at: number,
  timeZone: string,
): TakeOver {
  const replaced = earlier.find(({ paysTo }) => paysTo === null);
  if (replaced === undefined) {
    const from = Math.max(at, ...earlier.map((each) => paidUntil(each, timeZone)));
    return { from, until: from };
  }
  const start = Math.max(at, replaced.paysFrom);
  if (replaced.scale === scale) return { from: start, until: start };
  const until = nextStart(longerOf(scale, replaced.scale), start, timeZone);
  return { from: spanAt(scale, until, timeZone).from, until };
}

/** The end of the last period that an ended contract pays. */
function paidUntil({ scale, ...times }: PayingPeriods, timeZone: string): number {
  const { from, to } = paidSpan(scale, times, timeZone);
  return to === null || to === from ? Number.NEGATIVE_INFINITY : to;
}

const longerOf = (one: PeriodLength, other: PeriodLength): PeriodLength =>
  PERIOD_LENGTHS.indexOf(one) > PERIOD_LENGTHS.indexOf(other) ? one : other;

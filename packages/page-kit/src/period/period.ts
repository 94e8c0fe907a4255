import { addDays, daysBetween, isRealDate, startOfDay, yearBefore } from '@perya/rules/time';

import { PAGE_PARAM } from '../params/params';

/** Days of a record in the brand's time zone, both included, as `yyyy-MM-dd`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Days up to today that one press chooses; 365 stands for the twelve months that are kept. */
export const PERIOD_PRESETS = [1, 7, 30, 365] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const DEFAULT_PRESET: PeriodPreset = 7;

/** What the address says of a period: a preset that goes with the calendar, or days of its own. */
export interface ChosenPeriod extends Period {
  /** Null where the days are the member's own. */
  readonly preset: PeriodPreset | null;
}

/** The first day that records are kept for: twelve months back (specification §8). */
export const earliestDay = (today: string): string => yearBefore(today);

/** The days of a preset, up to today. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  return { from: preset === 365 ? earliestDay(today) : addDays(today, 1 - preset), to: today };
}

/** How many days it has. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** Puts the days in order and within the twelve months that are kept. */
export function clampPeriod({ from, to }: Period, today: string): Period {
  const within = (day: string) =>
    day < earliestDay(today) ? earliestDay(today) : day > today ? today : day;
  const [first, last] = [within(from), within(to)].sort();
  return { from: first ?? today, to: last ?? today };
}

/**
 * The period of the same length right before (-1) or after (1) this one, as far as records go; null
 * where there is nothing more.
 */
export function stepPeriod(period: Period, direction: -1 | 1, today: string): Period | null {
  const length = lengthOf(period);
  const from = addDays(period.from, direction * length);
  const to = addDays(period.to, direction * length);
  if (to < earliestDay(today) || from > today) return null;
  return clampPeriod({ from, to }, today);
}

/** Reads a period from an address: whatever stands there, it is one that can be asked for. */
export function readPeriod(
  params: URLSearchParams,
  today: string,
  fallback: PeriodPreset = DEFAULT_PRESET,
): ChosenPeriod {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (isRealDate(from) && isRealDate(to)) {
    return { ...clampPeriod({ from, to }, today), preset: null };
  }
  const days = Number(params.get('days'));
  const preset = PERIOD_PRESETS.find((each) => each === days) ?? fallback;
  return { ...presetPeriod(preset, today), preset };
}

/** Writes a period into an address. Another period begins at its first page. */
export function writePeriod(
  params: URLSearchParams,
  choice: Period | PeriodPreset,
  fallback: PeriodPreset = DEFAULT_PRESET,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['from', 'to', 'days', PAGE_PARAM]) next.delete(name);
  if (typeof choice === 'number') {
    if (choice !== fallback) next.set('days', String(choice));
  } else {
    next.set('from', choice.from);
    next.set('to', choice.to);
  }
  return next;
}

/** When the period begins, and when the day after it does: milliseconds since 1970. */
export function instantsOf({ from, to }: Period, timeZone: string): { from: number; to: number } {
  return { from: startOfDay(from, timeZone), to: startOfDay(addDays(to, 1), timeZone) };
}

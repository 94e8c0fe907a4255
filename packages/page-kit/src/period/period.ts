import { addDays, daysBetween, isRealDate, startOfDay, yearBefore } from '@perya/rules/time';

import { PAGE_PARAM } from '../params/params';

/** Days of a record in the brand's time zone, both inclusive, as `yyyy-MM-dd`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Presets in days up to today; 365 means the twelve months that are kept. */
export const PERIOD_PRESETS = [1, 7, 30, 365] as const;

/** Name of a period that can be chosen with one click. */
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const DEFAULT_PRESET: PeriodPreset = 7;

/** The period in a URL: a preset relative to today, or custom days. */
export interface ChosenPeriod extends Period {
  /** Null for custom days. */
  readonly preset: PeriodPreset | null;
}

/** The first day for which records are kept: twelve months ago (specification §8). */
export const earliestDay = (today: string): string => yearBefore(today);

/** The days of a preset, up to today. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  return { from: preset === 365 ? earliestDay(today) : addDays(today, 1 - preset), to: today };
}

/** Number of days. */
export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** Sorts the days and limits them to the twelve months that are kept. */
export function clampPeriod({ from, to }: Period, today: string): Period {
  const within = (day: string) =>
    day < earliestDay(today) ? earliestDay(today) : day > today ? today : day;
  const [first, last] = [within(from), within(to)].sort();
  return { from: first ?? today, to: last ?? today };
}

/**
 * The period of the same length right before (-1) or after (1) this one, limited to the kept records; null if
 * there is none.
 */
export function stepPeriod(period: Period, direction: -1 | 1, today: string): Period | null {
  const length = lengthOf(period);
  const from = addDays(period.from, direction * length);
  const to = addDays(period.to, direction * length);
  if (to < earliestDay(today) || from > today) return null;
  return clampPeriod({ from, to }, today);
}

/** Reads a period from a URL. Any value is turned into a valid period. */
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

/** Writes a period into a URL. Resets the page, because another period starts at its first page. */
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

/** The start of the period and of the day after it, in epoch milliseconds. */
export function instantsOf({ from, to }: Period, timeZone: string): { from: number; to: number } {
  return { from: startOfDay(from, timeZone), to: startOfDay(addDays(to, 1), timeZone) };
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `yyyy-MM-dd` is a valid calendar date. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Age in full years on the day `today` (both `yyyy-MM-dd`), `null` if either is not a date. Negative for a
 * future birth date. For a birth on 29 February, the age increases on 1 March in common years.
 *
 * @example
 * ```ts
 * import { ageOn } from '@perya/rules/time';
 *
 * ageOn('2005-11-29', '2026-11-28'); // => 20
 * ```
 */
export function ageOn(dateOfBirth: string, today: string): number | null {
  if (!isRealDate(dateOfBirth) || !isRealDate(today)) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

const DAY_MS = 86_400_000;

/** Adds a number of days to `day` (may be negative), both `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from one day to another, both `yyyy-MM-dd`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The same day a year earlier; 29 February becomes the 28th. */
export function yearBefore(day: string): string {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isRealDate(earlier) ? earlier : `${earlier.slice(0, 8)}28`;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the calendar has the day that `yyyy-MM-dd` names. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Age in full years on the day `today` (both `yyyy-MM-dd`), `null` if either is no date. Negative
 * for a birth to come. Whoever is born on 29 February is a year older from 1 March in other years.
 */
export function ageOn(dateOfBirth: string, today: string): number | null {
  if (!isRealDate(dateOfBirth) || !isRealDate(today)) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The date, `yyyy-MM-dd`, that calendars in a time zone show at an instant (milliseconds). */
export function todayIn(timeZone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

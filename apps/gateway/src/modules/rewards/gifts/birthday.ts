import { instantOf } from '@perya/rules/time';

/**
 * The start of a birthday in a year, in a time zone; 29 February becomes 1 March in a year without one.
 *
 * @param dateOfBirth `yyyy-MM-dd`
 */
function birthdayIn(year: number, dateOfBirth: string, timeZone: string): Date {
  const [, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return new Date(instantOf(Date.UTC(year, month - 1, day), timeZone));
}

/** The latest birthday up to now, and the next one. */
export function birthdaysAround(now: Date, dateOfBirth: string, timeZone: string) {
  const year = now.getUTCFullYear();
  const around = [-1, 0, 1, 2].map((shift) => ({
    year: year + shift,
    at: birthdayIn(year + shift, dateOfBirth, timeZone),
  }));
  const past = around.filter(({ at }) => at <= now);
  return { last: past.at(-1), next: around.find(({ at }) => at > now) };
}

import { addDays, isRealDate, startOfDay, todayIn } from '@perya/rules/time';

/** The expiry of a link that is valid for a whole day: the start of the next day in the brand's time zone. */
export const expiryOfDay = (day: string, timeZone: string): number =>
  startOfDay(addDays(day, 1), timeZone);

/** The last valid day of a link; empty if it never expires. */
export const dayOfExpiry = (expiresAt: number | null, timeZone: string): string =>
  expiresAt === null ? '' : todayIn(timeZone, expiresAt - 1);

/** The parsed value of a limit field: none, a valid day or number, or invalid. */
export type ParsedLimit = { readonly value: number | null } | null;

/** Parses the last valid day; null if it's invalid or in the past. */
export function readExpiry(text: string, today: string, timeZone: string): ParsedLimit {
  if (text === '') return { value: null };
  return isRealDate(text) && text >= today ? { value: expiryOfDay(text, timeZone) } : null;
}

const MAX_USES = 100_000;

/** Parses the maximum number of uses; null unless it's at least 1 and at least the number already used. */
export function readUses(text: string, used: number): ParsedLimit {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (plain === '') return { value: null };
  const uses = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return uses >= Math.max(1, used) && uses <= MAX_USES ? { value: uses } : null;
}

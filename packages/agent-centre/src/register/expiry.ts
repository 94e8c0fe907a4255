import { addDays, isRealDate, startOfDay, todayIn } from '@perya/rules/time';

/** When a link ends that is good for the whole of a day: as the next one begins in the brand's zone. */
export const expiryOfDay = (day: string, timeZone: string): number =>
  startOfDay(addDays(day, 1), timeZone);

/** The last day of a link; empty where it never ends. */
export const dayOfExpiry = (expiresAt: number | null, timeZone: string): string =>
  expiresAt === null ? '' : todayIn(timeZone, expiresAt - 1);

/** What a field of the link says: nothing chosen, a day or number in order, or neither. */
export type ReadLimit = { readonly value: number | null } | null;

/** Reads the last day; null where it is none, or over. */
export function readExpiry(text: string, today: string, timeZone: string): ReadLimit {
  if (text === '') return { value: null };
  return isRealDate(text) && text >= today ? { value: expiryOfDay(text, timeZone) } : null;
}

const MAX_USES = 100_000;

/** Reads how often a link may be used; null where it is no number from 1 on, or less than it was used already. */
export function readUses(text: string, used: number): ReadLimit {
  const plain = text.replaceAll(/[,\s]/g, '');
  if (plain === '') return { value: null };
  const uses = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return uses >= Math.max(1, used) && uses <= MAX_USES ? { value: uses } : null;
}

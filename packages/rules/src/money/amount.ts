import { parseMinorUnits, type MinorUnits } from './money';

/** Digits, with one point and two decimals at most. */
const TYPED = /^\d{1,13}(?:\.\d{0,2})?$/;

/** Reads an amount as people type it, with or without commas and spaces. `null` where it is none. */
export function readAmount(text: string): MinorUnits | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  return TYPED.test(plain) ? parseMinorUnits(plain.replace(/\.$/, '')) : null;
}

/** Writes an amount as people type it: no commas, and decimals only where there are some. */
export const typedAmount = (minor: MinorUnits | bigint): string =>
  formatDecimal(minor).replace(/\.00$/, '');

/** Writes minor units as the wire's decimal string: always two decimals, no grouping. */
export function formatDecimal(minor: MinorUnits | bigint): string {
  const digits = String(minor).replace('-', '').padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads the wire's decimal string as a `bigint`, for sums beyond 2^53 hundredths. `undefined` where it
 * is no decimal, is finer than a hundredth, or has more than 15 digits before the point.
 */
export function parseDecimal(decimal: string): bigint | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const magnitude = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

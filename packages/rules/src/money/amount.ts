import { formatDecimal } from './decimal';
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

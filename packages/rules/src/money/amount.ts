import { formatDecimal } from './decimal';
import { parseMinorUnits, type MinorUnits } from './money';

/** Digits, with one point and two decimals at most. */
const TYPED = /^\d{1,13}(?:\.\d{0,2})?$/;

/**
 * Parses a typed amount, with or without commas and spaces. `null` if it is invalid.
 *
 * @example
 * ```ts
 * import { readAmount } from '@perya/rules/money';
 *
 * readAmount('1,234.5'); // => 123_450
 * readAmount('12.345'); // => null
 * ```
 */
export function readAmount(text: string): MinorUnits | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  return TYPED.test(plain) ? parseMinorUnits(plain.replace(/\.$/, '')) : null;
}

/** Formats an amount for an input: no commas, and decimals only if there are some. */
export const formatAmountInput = (minor: MinorUnits | bigint): string =>
  formatDecimal(minor).replace(/\.00$/, '');

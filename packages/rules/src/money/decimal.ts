import type { MinorUnits } from './money';

/** Formats minor units as the wire's decimal string: always two decimals, no grouping. */
export function formatDecimal(minor: MinorUnits | bigint): string {
  const digits = String(minor).replace('-', '').padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses the wire's decimal string as a `bigint`, for sums beyond 2^53 hundredths. `undefined` if it isn't a
 * decimal, has more than two decimals, or has more than 15 digits before the point.
 */
export function parseDecimal(decimal: string): bigint | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const magnitude = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** Formats a number with thousands commas and a decimal point, whatever the format's language uses. */
export const formatWithCommas = (
  format: Intl.NumberFormat,
  value: number | bigint | Intl.StringNumericLiteral,
): string =>
  format
    .formatToParts(value)
    .map(({ type, value }) => (type === 'group' ? ',' : type === 'decimal' ? '.' : value))
    .join('');

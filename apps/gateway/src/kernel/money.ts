import { tagOf } from './text/languages';

/** Minor units per unit of any currency: the wire writes two decimals for all of them. */
const MINOR_PER_UNIT = 100n;

/** Minor units as the wire's decimal text: `123450n` is `"1234.50"`. */
export function toDecimal(minor: bigint): string {
  const magnitude = minor < 0n ? -minor : minor;
  const fraction = String(magnitude % MINOR_PER_UNIT).padStart(2, '0');
  return `${minor < 0n ? '-' : ''}${magnitude / MINOR_PER_UNIT}.${fraction}`;
}

/** The wire's decimal text as minor units; `undefined` where it is none, or finer than a hundredth. */
export function fromDecimal(decimal: string): bigint | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const magnitude = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** As a JSON number, for the one field that the specification types so (`sumBalance`). */
export const toNumber = (minor: bigint): number => Number(toDecimal(minor));

/**
 * An amount as the site writes it: the sign where the language has it; commas, two decimals and every
 * digit in all languages.
 */
export function written(minor: bigint, currency: string, language = 'EN'): string {
  return new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .formatToParts(toDecimal(minor) as Intl.StringNumericLiteral)
    .map(({ type, value }) => (type === 'group' ? ',' : type === 'decimal' ? '.' : value))
    .join('');
}

/** Minor units that one unit of a bonus is worth: a bonus of 150 is ₱150.00, or ₫60,000.00. */
const BONUS_UNIT: Readonly<Record<string, bigint>> = {
  PHP: 100n,
  THB: 100n,
  CNY: 20n,
  USD: 2n,
  VND: 40_000n,
  IDR: 30_000n,
};

/** A bonus in the minor units of a currency. */
export const bonusIn = (units: number, currency: string): bigint =>
  BigInt(units) * (BONUS_UNIT[currency] ?? 100n);

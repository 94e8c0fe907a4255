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

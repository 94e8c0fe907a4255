declare const minorBrand: unique symbol;

/**
 * An amount in hundredths of the currency's unit, as a safe integer. Every currency is counted in hundredths,
 * including those whose smallest unit is larger (VND, IDR): the wire has two decimals for all of them, and
 * 2^53 hundredths are 90 trillion units, beyond any realistic balance.
 */
export type MinorUnits = number & { readonly [minorBrand]: true };

/** ISO 4217 code, for example `PHP`. */
export type CurrencyCode = string;

/** An amount in hundredths of its currency. */
export interface Money {
  readonly minor: MinorUnits;
  readonly currency: CurrencyCode;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Marks an integer as minor units.
 *
 * @throws {RangeError} if it isn't a safe integer: an amount that lost precision must not be used.
 */
export function minorUnits(value: number): MinorUnits {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `${value} is not an amount in minor units: it must be an integer within ±2^53. Parse decimals with parseMinorUnits.`,
    );
  }
  // No negative zero: it would be formatted as "-0.00".
  return (value === 0 ? 0 : value) as MinorUnits;
}

/**
 * Parses the wire's decimal string, for example `"-1234.5"` or `"1234.50"`.
 *
 * @throws {RangeError} if it isn't a decimal, has more than two decimals, or is beyond 2^53 hundredths.
 */
export function parseMinorUnits(decimal: string): MinorUnits {
  const match = DECIMAL.exec(decimal);
  if (!match) {
    throw new RangeError(`"${decimal}" is not a decimal amount: write it like "1234.50".`);
  }
  const [, sign, whole = '', fraction = ''] = match;
  const excess = fraction.slice(2);
  if (/[1-9]/.test(excess)) {
    throw new RangeError(
      `"${decimal}" is finer than a hundredth: round it where the rule for rounding is known.`,
    );
  }
  const magnitude = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  return minorUnits(sign ? -magnitude : magnitude);
}

/**
 * Parses the wire's decimal string as money; throws like {@link parseMinorUnits}.
 *
 * @example
 * ```ts
 * import { formatDecimal, parseMoney } from '@perya/rules/money';
 *
 * const balance = parseMoney('1234.50', 'PHP');
 * balance.minor; // => 123_450
 * formatDecimal(balance.minor); // => '1234.50'
 * ```
 */
export function parseMoney(decimal: string, currency: CurrencyCode): Money {
  return { minor: parseMinorUnits(decimal), currency };
}

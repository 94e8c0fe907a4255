import { minorUnits, type CurrencyCode, type Money } from './money';

/**
 * Parses an amount that the wire carries as a JSON number (only `value.sumBalance`), rounding to the nearest
 * hundredth, because a binary fraction is rarely exact.
 */
export function moneyFromNumber(amount: number, currency: CurrencyCode): Money {
  // Uses the shortest decimal representation: 1.005 * 100 is 100.49999999999999.
  const [digits = '', exponent = '0'] = String(amount).split('e');
  return {
    minor: minorUnits(Math.round(Number(`${digits}e${Number(exponent) + 2}`))),
    currency,
  };
}

/**
 * The sum of two amounts.
 *
 * @throws {RangeError} if the currencies differ or the sum is beyond 2^53 hundredths.
 */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new RangeError(
      `${left.currency} and ${right.currency} cannot be added: convert one of them first.`,
    );
  }
  return { minor: minorUnits(left.minor + right.minor), currency: left.currency };
}

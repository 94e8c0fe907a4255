import {
  formatDecimal,
  parseMinorUnits,
  parseMoney,
  type MinorUnits,
  type Money,
} from '@perya/rules/money';
import type * as v from 'valibot';
import type { Coded } from './codec';
import { coded, decimalText } from './schemas';

// Apart from the other schemas, because they bring along what computes with money, and no call of the
// first view needs them.

/**
 * A decimal amount as text, at most two decimals: `"1234.50"`, negative where money left. The site
 * reads it as `Money` of the currency beside or above it, and passes in `MinorUnits`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function decimal(): v.GenericSchema<string> & Coded<Money, MinorUnits, bigint> {
  return coded(decimalText(), { decode: decodeAmount, encode: formatDecimal, isAmount: true });
}

/**
 * A decimal as {@link decimal} that the site reads as plain `MinorUnits`: terms to compute with, and
 * amounts of what is no currency.
 */
/* @__NO_SIDE_EFFECTS__ */
export function hundredths(): v.GenericSchema<string> & Coded<MinorUnits, MinorUnits, bigint> {
  return coded(decimalText(), { decode: parseMinorUnits, encode: formatDecimal, isAmount: true });
}

function decodeAmount(wire: string, currency: string | undefined): Money {
  if (currency === undefined) throw new TypeError('An amount needs a currency.');
  return parseMoney(wire, currency);
}

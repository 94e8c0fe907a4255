import {
  formatDecimal,
  parseMinorUnits,
  parseMoney,
  type MinorUnits,
  type Money,
} from '@perya/rules/money';
import type * as v from 'valibot';
import type { CodecSchema } from './codec';
import { withCodec, decimalText } from './schemas';

// Separate from the other schemas, because they import the money arithmetic, which no call of the first view
// needs.

/**
 * A decimal amount as a string with at most two decimals: `"1234.50"`, negative if money left. The site reads
 * it as `Money` in the currency of the nearest enclosing object, and passes in `MinorUnits`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function decimal(): v.GenericSchema<string> & CodecSchema<Money, MinorUnits, bigint> {
  return withCodec(decimalText(), { decode: decodeAmount, encode: formatDecimal, isAmount: true });
}

/**
 * A decimal like {@link decimal} that the site reads as plain `MinorUnits`: for terms to compute with, and
 * for amounts that have no currency.
 */
/* @__NO_SIDE_EFFECTS__ */
export function hundredths(): v.GenericSchema<string> &
  CodecSchema<MinorUnits, MinorUnits, bigint> {
  return withCodec(decimalText(), {
    decode: parseMinorUnits,
    encode: formatDecimal,
    isAmount: true,
  });
}

function decodeAmount(wire: string, currency: string | undefined): Money {
  if (currency === undefined) throw new TypeError('An amount needs a currency.');
  return parseMoney(wire, currency);
}

import { parseDecimal } from '@perya/rules/money';
import * as v from 'valibot';

// Building blocks of the calls' schemas. They are functions without side effects, so that a page bundles only
// those that its calls use.

/** An amount in a reply, as a string with two decimals: `"1234.50"`. */
/* @__NO_SIDE_EFFECTS__ */
export function decimal() {
  return v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/, 'must be a decimal amount like "1234.50"'));
}

/** An amount in a request, as a string with at most two decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function requestedAmount() {
  return v.pipe(
    v.string(),
    v.maxLength(20),
    v.check((text) => parseDecimal(text) !== undefined, 'not an amount'),
  );
}

/** Epoch milliseconds. */
/* @__NO_SIDE_EFFECTS__ */
export function time() {
  return v.pipe(v.number(), v.safeInteger());
}

/** A count or an index: an integer from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber() {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(0));
}

/** A readonly list. */
/* @__NO_SIDE_EFFECTS__ */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}

/** The id of a round in a request. */
/* @__NO_SIDE_EFFECTS__ */
export function roundId() {
  return v.pipe(v.string(), v.uuid());
}

/** Created by the page before it sends, and kept until it has the response. See `RoundCall`. */
/* @__NO_SIDE_EFFECTS__ */
export function roundKey() {
  return v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
}

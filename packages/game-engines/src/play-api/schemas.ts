import { parseDecimal } from '@perya/rules/money';
import * as v from 'valibot';

// Building blocks of the calls' schemas. They are functions, and free of side effects, so that a page
// holds only those that its own calls use.

/** An amount of a reply as text, always with two decimals: `"1234.50"`. */
/* @__NO_SIDE_EFFECTS__ */
export function decimal() {
  return v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/, 'must be a decimal amount like "1234.50"'));
}

/** An amount of a request as text, at most two decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function requestedAmount() {
  return v.pipe(
    v.string(),
    v.maxLength(20),
    v.check((text) => parseDecimal(text) !== undefined, 'not an amount'),
  );
}

/** Milliseconds since 1970. */
/* @__NO_SIDE_EFFECTS__ */
export function time() {
  return v.pipe(v.number(), v.safeInteger());
}

/** A count or a position: a whole number from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber() {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(0));
}

/** A list that nobody changes. */
/* @__NO_SIDE_EFFECTS__ */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}

/** The id of a round in a request. */
/* @__NO_SIDE_EFFECTS__ */
export function roundId() {
  return v.pipe(v.string(), v.uuid());
}

/** Made by the page before it sends, and kept until it knows the answer. See `RoundCall`. */
/* @__NO_SIDE_EFFECTS__ */
export function roundKey() {
  return v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
}

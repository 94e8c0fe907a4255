import * as v from 'valibot';
import { named, type Codec, type CodecSchema } from './codec';

// Building blocks of the wire schemas. They are functions without side effects, so that a bundle contains
// only those that its own calls use.

/**
 * A number of at most two decimals as a string, not necessarily money: the site reads it and passes it on unchanged.
 */
/* @__NO_SIDE_EFFECTS__ */
export function decimalText() {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,13}(\.\d{1,2})?$/, 'must be a decimal amount like "1234.50"'),
  );
}

/**
 * A whole number from `min` to `max`, both included. Every number of a request is one: an unbounded number
 * causes an error when it's computed with or stored. Default: from 0 to the max of a signed 32-bit integer.
 */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(min = 0, max = 2_147_483_647) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** Milliseconds since 1970, UTC, to the end of the year 9999. */
/* @__NO_SIDE_EFFECTS__ */
export function timestamp() {
  return wholeNumber(0, 253_402_300_799_999);
}

/** A count or a position: a whole number from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function count() {
  return wholeNumber(0, Number.MAX_SAFE_INTEGER);
}

/** Text that must not be empty, at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max = 255) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(max));
}

/** `1` is true, `0` is false. */
/* @__NO_SIDE_EFFECTS__ */
export function flag() {
  return v.picklist([0, 1]);
}

/** The request of a paged list. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedRequest<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({
    ...entries,
    pageNo: named('page', v.optional(wholeNumber(1))),
    pageSize: v.optional(wholeNumber(1, 200)),
  });
}

/** A request without fields. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing() {
  return v.object({});
}

/** A value without data, confirming success only. */
/* @__NO_SIDE_EFFECTS__ */
export function done() {
  return v.unknown();
}

/** Attaches a codec to a schema. */
/* @__NO_SIDE_EFFECTS__ */
export function withCodec<Wire, Field, Input = Field, Platform = Wire>(
  schema: v.GenericSchema<Wire>,
  codec: Codec,
): v.GenericSchema<Wire> & CodecSchema<Field, Input, Platform> {
  return { ...schema, codec } as v.GenericSchema<Wire> & CodecSchema<Field, Input, Platform>;
}

/** A part of a response that `decode` turns into another shape for the site. It's never part of a request. */
/* @__NO_SIDE_EFFECTS__ */
export function decoded<Wire, Field>(
  schema: v.GenericSchema<Wire>,
  decode: (wire: Wire) => Field,
): v.GenericSchema<Wire> & CodecSchema<Field, never, Wire> {
  return withCodec<Wire, Field, never>(schema, { decode, encode: (field) => field });
}

/**
 * One of several values that the site and the wire write differently: `oneOf({ popular: 'POPULAR',
 * 'price-up': 'PRICE_UP' })`. The keys are the site's.
 */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Words extends Readonly<Record<string, string | number>>>(
  words: Words,
): v.GenericSchema<Words[keyof Words]> & CodecSchema<keyof Words, keyof Words, Words[keyof Words]> {
  const wireWords = Object.values(words) as Words[keyof Words][];
  const fields = new Map(Object.entries(words).map(([field, wire]) => [wire, field]));
  return withCodec(v.picklist(wireWords), {
    decode: (wire: string | number) => fields.get(wire),
    encode: (field: string) => words[field],
  });
}

/** A field with the same value in every request: the site doesn't pass it in. */
/* @__NO_SIDE_EFFECTS__ */
export function constant<const Value extends string | number | boolean>(value: Value) {
  return v.optional(v.literal(value), value as never);
}

/** Text input: sent trimmed, and omitted if empty. */
/* @__NO_SIDE_EFFECTS__ */
export function typedText(schema: v.GenericSchema<string>) {
  return v.optional(
    withCodec<string, string>(schema, {
      decode: (wire: string) => wire,
      encode: (typed: string) => typed.trim() || undefined,
    }),
  );
}

/** Text of a search field. */
/* @__NO_SIDE_EFFECTS__ */
export function searchText(max = 64) {
  return typedText(text(max));
}

/** ISO 4217 code. */
/* @__NO_SIDE_EFFECTS__ */
export function currencyCode() {
  return v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code like "PHP"'));
}

/** The value of a paged list. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedValue<const Item extends v.GenericSchema, const Extra extends v.ObjectEntries>(
  item: Item,
  extra: Extra,
) {
  return v.object({
    ...extra,
    list: named('items', v.array(item)),
    totalPages: count(),
    totalCount: count(),
  });
}

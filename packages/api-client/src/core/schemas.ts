import * as v from 'valibot';

// Building blocks of the wire schemas. They are functions, and free of side effects, so that a
// bundle holds only those that its own calls use.

/** A decimal amount as text, at most two decimals: `"1234.50"`, negative where money left. */
/* @__NO_SIDE_EFFECTS__ */
export function decimal() {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,13}(\.\d{1,2})?$/, 'must be a decimal amount like "1234.50"'),
  );
}

/** ISO 4217 code. */
/* @__NO_SIDE_EFFECTS__ */
export function currencyCode() {
  return v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code like "PHP"'));
}

/** Milliseconds since 1970, UTC. */
/* @__NO_SIDE_EFFECTS__ */
export function timestamp() {
  return v.pipe(v.number(), v.integer(), v.minValue(0));
}

/** A count or a position: a whole number from 0. */
/* @__NO_SIDE_EFFECTS__ */
export function count() {
  return v.pipe(v.number(), v.integer(), v.minValue(0));
}

/** Text that must not be empty, at most `max` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max = 255) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(max));
}

/** `1` is yes, `0` is no. */
/* @__NO_SIDE_EFFECTS__ */
export function flag() {
  return v.picklist([0, 1]);
}

/** The request of a paged list. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedRequest<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({
    ...entries,
    pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
  });
}

/** The value of a paged list. */
/* @__NO_SIDE_EFFECTS__ */
export function pagedValue<const Item extends v.GenericSchema, const Extra extends v.ObjectEntries>(
  item: Item,
  extra: Extra,
) {
  return v.object({
    ...extra,
    list: v.array(item),
    totalPages: count(),
    totalCount: count(),
  });
}

/** A request without fields. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing() {
  return v.object({});
}

/** A value that carries no news beyond "done". */
/* @__NO_SIDE_EFFECTS__ */
export function done() {
  return v.unknown();
}

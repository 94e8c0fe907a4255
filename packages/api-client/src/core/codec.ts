import type * as v from 'valibot';

/**
 * How a leaf of a schema is decoded from a response and encoded into a request, if the formats of the wire
 * and the site differ. A call without its own `encode` and `decode` is translated by the codecs and names of
 * its schemas.
 */
export interface Codec {
  /** `currency` is that of the nearest enclosing object with a `currency` field. */
  readonly decode: (wire: never, currency: string | undefined) => unknown;
  readonly encode: (field: never) => unknown;
  /** The leaf is an amount: a decimal on the wire, a `bigint` in the gateway. */
  readonly isAmount?: true;
}

/**
 * A schema whose value the site reads as `Field` and passes in as `Input`, and which a platform's handler
 * gets as `Platform`.
 */
export interface CodecSchema<Field, Input, Platform> {
  readonly codec: Codec;
  /** Types only: the property doesn't exist at runtime. */
  readonly '~forms': { readonly field: Field; readonly input: Input; readonly platform: Platform };
}

/** A schema whose field is called `Name` on the site, and something else on the wire. */
export interface RenamedSchema<Name extends string> {
  readonly fieldName: Name;
}

/**
 * Renames a field that has another name on the wire: `{ vassalage: named('vendorCode', text()) }` is read and
 * passed in as `vendorCode`. It must be the outermost call: `named('page', v.optional(count()))`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function named<const Name extends string, const Schema extends v.GenericSchema>(
  fieldName: Name,
  schema: Schema,
): Schema & RenamedSchema<Name> {
  return { ...schema, fieldName };
}

/** An object of which the site reads only one field. */
export interface UnwrappedSchema<WireName extends string> {
  readonly onlyField: WireName;
}

/**
 * An object around one value, of which the site reads only that value: the specification wraps it, or its
 * currency is next to it. `only('list', v.object({ currency, list }))` is read as the list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function unwrapField<
  const WireName extends string,
  const Schema extends v.GenericSchema & { readonly entries: Readonly<Record<WireName, unknown>> },
>(onlyField: WireName, schema: Schema): Schema & UnwrappedSchema<WireName> {
  return { ...schema, onlyField };
}

/**
 * Which form of a schema: what the site reads, what it passes in, what a platform's handler gets, and what
 * the handler returns.
 */
type Form = 'field' | 'input' | 'platform' | 'answer';

type OptionalSchema = { readonly type: 'optional' | 'nullish' };

/** An optional schema with a default: the parsed request always has a value. */
type DefaultedSchema = OptionalSchema & { readonly default: string | number | boolean };

type IsOptional<Schema, As extends Form> = Schema extends OptionalSchema
  ? [As, Schema] extends ['platform', DefaultedSchema]
    ? false
    : true
  : false;

/** What a wrapped schema's value can be instead. */
type Absent = { optional: undefined; nullish: null | undefined; nullable: null };

type Name<Entry, WireName, As extends Form> = As extends 'platform' | 'answer'
  ? WireName
  : Entry extends RenamedSchema<infer FieldName>
    ? FieldName
    : WireName;

type Entries<All, As extends Form> = Flat<
  {
    readonly [
      Key in keyof All as IsOptional<All[Key], As> extends true ? never : Name<All[Key], Key, As>
    ]: Translated<All[Key], As>;
  } & {
    readonly [
      Key in keyof All as IsOptional<All[Key], As> extends true ? Name<All[Key], Key, As> : never
    ]?: Translated<All[Key], As>;
  }
>;

type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };

type Translated<Schema, As extends Form> =
  Schema extends CodecSchema<infer Field, infer Input, infer Platform>
    ? { field: Field; input: Input; platform: Platform; answer: Platform }[As]
    : Schema extends { readonly type: keyof Absent; readonly wrapped: infer Wrapped }
      ? | Translated<Wrapped, As>
        | ([As, Schema] extends ['platform', DefaultedSchema] ? never : Absent[Schema['type']])
      : Schema extends { readonly entries: infer All }
        ? [As, Schema] extends ['field', UnwrappedSchema<infer WireName extends keyof All & string>]
          ? Translated<All[WireName], As>
          : Entries<All, As>
        : Schema extends { readonly item: infer Item }
          ? readonly Translated<Item, As>[]
          : Schema extends v.GenericSchema
            ? v.InferOutput<Schema>
            : never;

/** The type the site reads for this schema in a response. */
export type FieldOf<Schema> = Translated<Schema, 'field'>;

/** The type the site passes for this schema in a request. */
export type InputFieldOf<Schema> = Translated<Schema, 'input'>;

/** What a platform's handler gets: the wire's names and enum values, amounts in minor units. */
export type HandlerFieldOf<Schema> = Translated<Schema, 'platform'>;

/** What a platform's handler returns: like {@link HandlerFieldOf}. */
export type HandlerAnswerOf<Schema> = Translated<Schema, 'answer'>;

import type * as v from 'valibot';

/**
 * How a leaf of a schema is read from an answer and written into a request, where the wire's form and
 * the site's differ. A call without its own `encode` and `decode` is translated by the codecs and
 * names of its schemas.
 */
export interface Codec {
  /** `currency` is that of the nearest enclosing object with a `currency` field. */
  readonly decode: (wire: never, currency: string | undefined) => unknown;
  readonly encode: (field: never) => unknown;
  /** The leaf is an amount: a decimal on the wire, a `bigint` in the gateway. */
  readonly isAmount?: true;
}

/**
 * A schema whose value the site reads as `Field` and passes in as `Input`, and which a platform's
 * handler works with as `Platform`.
 */
export interface Coded<Field, Input, Platform> {
  readonly codec: Codec;
  /** Types only: there is no such property. */
  readonly '~forms': { readonly field: Field; readonly input: Input; readonly platform: Platform };
}

/** A schema whose field the site calls `Name`, and the wire something else. */
export interface Named<Name extends string> {
  readonly fieldName: Name;
}

/** Gives a schema its codec. */
/* @__NO_SIDE_EFFECTS__ */
export function coded<Wire, Field, Input = Field, Platform = Wire>(
  schema: v.GenericSchema<Wire>,
  codec: Codec,
): v.GenericSchema<Wire> & Coded<Field, Input, Platform> {
  return { ...schema, codec } as v.GenericSchema<Wire> & Coded<Field, Input, Platform>;
}

/**
 * A part of an answer that the site has in another shape, which `decode` makes. It's never part of a
 * request.
 */
/* @__NO_SIDE_EFFECTS__ */
export function decoded<Wire, Field>(
  schema: v.GenericSchema<Wire>,
  decode: (wire: Wire) => Field,
): v.GenericSchema<Wire> & Coded<Field, never, Wire> {
  return coded<Wire, Field, never>(schema, { decode, encode: (field) => field });
}

/**
 * Names a field that the specification calls something else on the wire:
 * `{ vassalage: named('vendorCode', text()) }` is read and passed in as `vendorCode`. It's the
 * outermost: `named('page', v.optional(count()))`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function named<const Name extends string, const Schema extends v.GenericSchema>(
  fieldName: Name,
  schema: Schema,
): Schema & Named<Name> {
  return { ...schema, fieldName };
}

/**
 * Whose form of a schema: what the site reads, what it passes in, what a platform's handler gets, and
 * what the handler answers.
 */
type Form = 'field' | 'input' | 'platform' | 'answer';

type OptionalSchema = { readonly type: 'optional' | 'nullish' };

/** An optional schema with a default, which the parsed request always has. */
type DefaultedSchema = OptionalSchema & { readonly default: string | number | boolean };

type IsOptional<Schema, As extends Form> = Schema extends OptionalSchema
  ? [As, Schema] extends ['platform', DefaultedSchema]
    ? false
    : true
  : false;

/** What a wrapped schema may be instead. */
type Absent = { optional: undefined; nullish: null | undefined; nullable: null };

type Name<Entry, WireName, As extends Form> = As extends 'platform' | 'answer'
  ? WireName
  : Entry extends Named<infer FieldName>
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

type Answer<Platform> = Platform extends bigint ? bigint | string : Platform;

type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };

type Translated<Schema, As extends Form> =
  Schema extends Coded<infer Field, infer Input, infer Platform>
    ? { field: Field; input: Input; platform: Platform; answer: Answer<Platform> }[As]
    : Schema extends { readonly type: keyof Absent; readonly wrapped: infer Wrapped }
      ? | Translated<Wrapped, As>
        | ([As, Schema] extends ['platform', DefaultedSchema] ? never : Absent[Schema['type']])
      : Schema extends { readonly entries: infer All }
        ? Entries<All, As>
        : Schema extends { readonly item: infer Item }
          ? readonly Translated<Item, As>[]
          : Schema extends v.GenericSchema
            ? v.InferOutput<Schema>
            : never;

/** What the site reads where an answer has this schema. */
export type FieldOf<Schema> = Translated<Schema, 'field'>;

/** What the site passes in where a request has this schema. */
export type InputFieldOf<Schema> = Translated<Schema, 'input'>;

/** What a platform's handler gets: the wire's names and words, amounts in minor units. */
export type HandlerFieldOf<Schema> = Translated<Schema, 'platform'>;

/** What a platform's handler answers: as {@link HandlerFieldOf}; an amount may be a decimal already. */
export type HandlerAnswerOf<Schema> = Translated<Schema, 'answer'>;

/** The parts of a schema that a codec needs. */
interface SchemaNode {
  readonly codec?: Codec;
  readonly fieldName?: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
}

const plainSchemas = new WeakMap<SchemaNode, boolean>();

/** Whether wire and site agree on all of it, so that long lists aren't copied for nothing. */
function isPlain(schema: SchemaNode): boolean {
  let plain = plainSchemas.get(schema);
  if (plain === undefined) {
    const { codec, entries = {}, item, wrapped } = schema;
    plain =
      !codec &&
      Object.values(entries).every((entry) => !entry.fieldName && isPlain(entry)) &&
      [item, wrapped].every((part) => !part || isPlain(part));
    plainSchemas.set(schema, plain);
  }
  return plain;
}

/** What becomes of the leaves and the names of a schema. */
interface Translation {
  readonly leaf: (codec: Codec, value: never, currency: string | undefined) => unknown;
  /** The name that a field has, and the one that it gets. */
  readonly names: (wireName: string, fieldName: string) => readonly [string, string];
}

/** Rewrites a value by the codecs and names of its schema. */
export function translate(
  schema: v.GenericSchema,
  value: unknown,
  { leaf, names }: Translation,
): unknown {
  const walk = (node: SchemaNode, value: unknown, currency: string | undefined): unknown => {
    const { codec, entries, item, wrapped } = node;
    if (value === undefined || value === null || isPlain(node)) return value;
    if (codec) return leaf(codec, value as never, currency);
    if (wrapped) return walk(wrapped, value, currency);
    if (item) return (value as readonly unknown[]).map((each) => walk(item, each, currency));
    const fields = value as Readonly<Record<string, unknown>>;
    const own = fields['currency'];
    const inner = typeof own === 'string' ? own : currency;
    const translated: Record<string, unknown> = {};
    for (const [wireName, entry] of Object.entries(entries ?? {})) {
      const [from, to] = names(wireName, entry.fieldName ?? wireName);
      if (from in fields) translated[to] = walk(entry, fields[from], inner);
    }
    return translated;
  };
  return walk(schema as SchemaNode, value, undefined);
}

/** Reads an answer's value: the site's names, words and amounts. */
export const decodeValue = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) =>
  translate(schema, value, {
    leaf: ({ decode }, wire, currency) => decode(wire, currency),
    names: (wireName, fieldName) => [wireName, fieldName],
  }) as FieldOf<Schema>;

/** Writes a call's input as the wire's request. */
export const encodeRequest = (schema: v.GenericSchema, input: unknown) =>
  translate(schema, input, {
    leaf: ({ encode }, field) => encode(field),
    names: (wireName, fieldName) => [fieldName, wireName],
  });

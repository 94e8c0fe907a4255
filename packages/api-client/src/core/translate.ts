import type { GenericSchema } from 'valibot';
import type { Codec, FieldOf } from './codec';
import type { AnyEndpoint, InputOf, OutputOf, WireRequestOf } from './endpoint';

/** The parts of a schema that a codec needs. */
export interface SchemaNode {
  readonly codec?: Codec;
  readonly fieldName?: string;
  readonly onlyField?: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
}

/** How the leaves and the names of a schema are translated. */
interface Translation {
  readonly leaf: (codec: Codec, value: never, currency: string | undefined) => unknown;
  /** The name that a field is read by, and the name that it's written by. */
  readonly names: (wireName: string, fieldName: string) => readonly [string, string];
  /** Replaces an object of which the site reads only one field by that field. */
  readonly isUnwrapping?: true;
}

/** Translates a value by the codecs and names of its schema. */
export function translate(
  schema: GenericSchema,
  value: unknown,
  { leaf, names, isUnwrapping }: Translation,
): unknown {
  const walk = (node: SchemaNode, value: unknown, currency: string | undefined): unknown => {
    const { codec, entries, item, wrapped, onlyField } = node;
    if (value === undefined || value === null) return value;
    if (codec) return leaf(codec, value as never, currency);
    if (wrapped) return walk(wrapped, value, currency);
    if (item) return (value as readonly unknown[]).map((each) => walk(item, each, currency));
    if (!entries) return value;
    const fields = value as Readonly<Record<string, unknown>>;
    const own = fields['currency'];
    const inner = typeof own === 'string' ? own : currency;
    if (isUnwrapping && onlyField) return walk(entries[onlyField] ?? {}, fields[onlyField], inner);
    const translated: Record<string, unknown> = {};
    for (const [wireName, entry] of Object.entries(entries)) {
      const [from, to] = names(wireName, entry.fieldName ?? wireName);
      if (from in fields) translated[to] = walk(entry, fields[from], inner);
    }
    return translated;
  };
  return walk(schema as SchemaNode, value, undefined);
}

/** Decodes a part of a response into the site's names, enum values and amounts. */
export const decodeValue = <Schema extends GenericSchema>(schema: Schema, wire: unknown) =>
  translate(schema, wire, {
    leaf: ({ decode }, leaf, currency) => decode(leaf, currency),
    names: (wireName, fieldName) => [wireName, fieldName],
    isUnwrapping: true,
  }) as FieldOf<Schema>;

/** Encodes a part of a request into the wire's names and enum values. */
export const encodeRequest = (schema: GenericSchema, input: unknown) =>
  translate(schema, input, {
    leaf: ({ encode }, field) => encode(field),
    names: (wireName, fieldName) => [fieldName, wireName],
  });

/** Decodes a call's response for the site. */
export const decodeOutput = <E extends AnyEndpoint>(endpoint: E, wire: unknown) =>
  (endpoint.decode ? endpoint.decode(wire) : decodeValue(endpoint.value, wire)) as OutputOf<E>;

/** Encodes a call's input for the wire. */
export const encodeInput = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) =>
  (endpoint.encode
    ? endpoint.encode(input)
    : encodeRequest(endpoint.request, input)) as WireRequestOf<E>;

import * as v from 'valibot';
import type { AnyEndpoint, WireRequestOf } from '../core/endpoint';
import { schemaErrors, type SchemaError } from '../core/schemaErrors';

export interface RawRequest {
  /** Values of the path's `{name}` segments. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: URLSearchParams | Readonly<Record<string, string>> | undefined;
  /** The parsed JSON body (of an encrypted call: after opening it), or the form. */
  readonly body?: unknown;
}

export type ParsedRequest<E extends AnyEndpoint> =
  | { readonly ok: true; readonly request: WireRequestOf<E> }
  | { readonly ok: false; readonly errors: readonly SchemaError[] };

/**
 * Reads a raw request as the endpoint's wire request. Texts of a query, a path or a form become the
 * numbers, booleans and lists that the schema asks for; a JSON body is taken as it is.
 */
export function parseRequest<E extends AnyEndpoint>(
  endpoint: E,
  raw: RawRequest,
): ParsedRequest<E> {
  const texts: Record<string, unknown> = { ...raw.params };
  let fields: unknown;
  switch (endpoint.requestIn) {
    case 'query':
      fields = fromTexts(endpoint.request, { ...texts, ...toRecord(raw.query) });
      break;
    case 'form':
    case 'multipart':
      fields = fromTexts(endpoint.request, { ...texts, ...toRecord(raw.body) });
      break;
    case 'json':
      // A body that is no object stays as it is, so that its error is named.
      fields = isRecord(raw.body)
        ? { ...fromTexts(endpoint.request, texts), ...raw.body }
        : raw.body;
      break;
  }
  const result = v.safeParse(endpoint.request, fields);
  return result.success
    ? { ok: true, request: result.output as WireRequestOf<E> }
    : { ok: false, errors: schemaErrors(result.issues) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** By what it can do: a test's document has a class of its own, and a body of JSON has no functions. */
function isFormData(source: unknown): source is FormData {
  return isRecord(source) && typeof source['getAll'] === 'function';
}

function toRecord(source: unknown): Record<string, unknown> {
  if (source instanceof URLSearchParams) return Object.fromEntries(source);
  if (isFormData(source)) {
    return Object.fromEntries(
      [...new Set(source.keys())].map((name) => {
        const values = source.getAll(name);
        return [name, values.length === 1 ? values[0] : values];
      }),
    );
  }
  return isRecord(source) ? source : {};
}

/** The parts of a valibot schema that tell which type a text stands for. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
}

function fromTexts(schema: v.GenericSchema, texts: Readonly<Record<string, unknown>>) {
  const { entries = {} } = schema as unknown as SchemaNode;
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      const entry = entries[name];
      return [name, entry ? fromText(entry, value) : value];
    }),
  );
}

function fromText(schema: SchemaNode, value: unknown): unknown {
  switch (schema.type) {
    case 'optional':
    case 'nullish':
    case 'nullable':
      return schema.wrapped ? fromText(schema.wrapped, value) : value;
    case 'array': {
      const { item } = schema;
      if (!item) return value;
      const items: unknown[] =
        typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [value];
      return items.map((part) => fromText(item, part));
    }
    case 'number':
      return toNumber(value);
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    case 'literal':
      return typeof schema.literal === 'number' ? toNumber(value) : value;
    case 'picklist':
      return schema.options?.every((option) => typeof option === 'number')
        ? toNumber(value)
        : value;
    default:
      return value;
  }
}

/** A text that is no number stays text, so that the schema names the error. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

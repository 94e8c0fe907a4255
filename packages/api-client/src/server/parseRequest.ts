import * as v from 'valibot';
import type { AnyEndpoint, WireRequestOf } from '../core/endpoint';
import { schemaErrors, type SchemaError } from '../core/schemaErrors';

/** An HTTP request, before it is validated by {@link parseRequest}. */
export interface RawRequest {
  /** Values of the path's `{name}` segments. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: URLSearchParams | Readonly<Record<string, string>> | undefined;
  /** The parsed JSON body (decrypted, for an encrypted call), or the form. */
  readonly body?: unknown;
}

/** Result of {@link parseRequest}: the request, or its errors with their paths. */
export type ParsedRequest<E extends AnyEndpoint> =
  | { readonly ok: true; readonly request: WireRequestOf<E> }
  | { readonly ok: false; readonly errors: readonly SchemaError[] };

/**
 * Parses a raw request into the endpoint's wire request. Strings of a query, a path or a form are converted
 * to the numbers, booleans and lists of the schema; a JSON body is taken as it is.
 *
 * @example
 * ```ts
 * import { contract, parseRequest } from '@perya/api-client/server';
 *
 * const parsed = parseRequest(contract.listPopularGames, { query: { count: '5' } });
 * parsed.ok && parsed.request.count; // => 5
 * parseRequest(contract.listPopularGames, { query: { count: 'many' } }).ok; // => false
 * ```
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
      // A body that isn't an object is passed on as it is, so that validation names its error.
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

/** Checks the methods, not the class: a test DOM has its own class, and a JSON body has no functions. */
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

/** The parts of a valibot schema that determine the type of a string. */
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

/** A string that isn't a number stays a string, so that the schema names the error. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

import type { GenericSchema, InferOutput } from 'valibot';
import type { FieldOf, HandlerAnswerOf, HandlerFieldOf, InputFieldOf } from './codec';
import type { Tag } from './tags';

/** HTTP methods that the contract uses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who can make a call: `none` sends no token, `optional` sends it if there is one, `token` requires it (the
 * gateway responds with 401 without it). `operator` requires an operator key instead, as a bearer token.
 */
export type Auth = 'none' | 'optional' | 'token' | 'operator';

/** Where the request is encoded. Default: `query` for GET and DELETE, `json` for POST and PUT. */
export type RequestIn = 'query' | 'json' | 'form' | 'multipart';

/**
 * The limits of a call's body. A platform rejects a body beyond them with 413, while reading it and before
 * parsing it.
 */
export interface BodyLimits {
  /** Size of the whole body, as sent. */
  readonly bytes: number;
  /** Fields of a form; for JSON, its properties and list items at every depth. */
  readonly fields: number;
  /** Files of a multipart body, which has at most `fields + files` parts. */
  readonly files: number;
  /** Nesting of JSON objects and lists; a flat object has depth 1. */
  readonly depth: number;
}

/**
 * One call of the platform, as data. The schemas describe the wire; the site's input and output follow from
 * their codecs (`decimal`, `oneOf`, `named`), or from the call's own `encode` and `decode` if the shapes
 * differ.
 */
export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Value extends GenericSchema = GenericSchema,
  Input = InputFieldOf<Request>,
  Output = FieldOf<Value>,
> {
  /** camelCase name, unique in the contract: the OpenAPI operation id and the query key. */
  readonly id: string;
  /** The chapter of the reference. */
  readonly tag: Tag;
  readonly method: HttpMethod;
  /** Path on the platform, from the root; `{name}` segments are filled from the request. */
  readonly path: `/${string}`;
  readonly auth: Auth;
  /** The body is sent as a compact JWE (decisions.md, Encryption). */
  readonly encrypted: boolean;
  /**
   * The call moves money or points: the client sends an `Idempotency-Key` header and never retries without
   * it.
   */
  readonly idempotent: boolean;
  readonly requestIn: RequestIn;
  /** If the body can be larger than in other calls; all limits: `bodyLimitsOf`. */
  readonly bodyLimits?: Partial<BodyLimits>;
  readonly request: Request;
  readonly value: Value;
  /** For what a codec can't express; see `encodeInput`. */
  readonly encode?: (input: Input) => InferOutput<Request>;
  /** For what a codec can't express; see `decodeOutput`. */
  readonly decode?: (value: InferOutput<Value>) => Output;
  /** Types only: the property doesn't exist at runtime. */
  readonly '~site'?: { readonly input: Input; readonly output: Output };
  /**
   * For values with parts sealed to the client's own key: replaces them with what `open` returns, before
   * `decode`. If set, the client sends an `X-Client-Key` header.
   */
  readonly openSealed?: OpenSealed<InferOutput<Value>>;
  /** One sentence for the reference. */
  readonly summary: string;
  /** The section of the specification or decisions that asks for it, for example `§7 Session and account`. */
  readonly spec: string;
}

/** See {@link Endpoint.openSealed}. */
type OpenSealed<WireValue> = (
  value: WireValue,
  open: (sealed: string) => Promise<string>,
) => Promise<WireValue>;

/** Any call of the contract. */
// The variance of `encode` and `decode` makes a precise "any endpoint" impossible without `any`.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEndpoint = Endpoint<any, any, any, any>;

/** The input of a call that takes none: pass `{}`. */
export type NoInput = Readonly<Record<string, never>>;

/** The input the site passes to a call. */
export type InputOf<E extends AnyEndpoint> = E extends {
  readonly '~site'?: { readonly input: infer Input };
}
  ? Input
  : never;
/** The output the site gets from a call. */
export type OutputOf<E extends AnyEndpoint> = E extends {
  readonly '~site'?: { readonly output: infer Output };
}
  ? Output
  : never;
/** What a platform's handler receives: the validated request, its amounts in minor units. */
export type HandlerInputOf<E extends AnyEndpoint> = HandlerFieldOf<E['request']>;

/** What a platform's handler returns: the value, its amounts in minor units. */
export type HandlerValueOf<E extends AnyEndpoint> = HandlerAnswerOf<E['value']>;

/** The wire request sent to the platform. */
export type WireRequestOf<E extends AnyEndpoint> = InferOutput<E['request']>;
/** The wire response in the envelope's `value`. */
export type WireValueOf<E extends AnyEndpoint> = InferOutput<E['value']>;

interface EndpointOptions<
  Request extends GenericSchema,
  Value extends GenericSchema,
  Input,
  Output,
> {
  id: string;
  tag: Tag;
  method: HttpMethod;
  path: `/${string}`;
  auth: Auth;
  encrypted?: boolean;
  idempotent?: boolean;
  requestIn?: RequestIn;
  bodyLimits?: Partial<BodyLimits>;
  request: Request;
  value: Value;
  encode?: (input: Input) => InferOutput<Request>;
  decode?: (value: InferOutput<Value>) => Output;
  openSealed?: OpenSealed<InferOutput<Value>>;
  summary: string;
  spec: string;
}

/** Declares one call. Each call of the product is declared exactly once, in this package. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Request extends GenericSchema,
  const Value extends GenericSchema,
  Input = InputFieldOf<Request>,
  Output = FieldOf<Value>,
>(
  options: EndpointOptions<Request, Value, Input, Output>,
): Endpoint<Request, Value, Input, Output> {
  const { method } = options;
  return {
    encrypted: false,
    idempotent: false,
    requestIn: method === 'GET' || method === 'DELETE' ? 'query' : 'json',
    ...options,
  };
}

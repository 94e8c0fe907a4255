import { decodeOutput, encodeInput } from './translate';
import ky, { isHTTPError, isTimeoutError, type Options as KyOptions } from 'ky';
import * as v from 'valibot';
import { getSystemKeys } from './keys';
import { createCipher, type Cipher } from './cipher';
import type { AnyEndpoint, InputOf, OutputOf } from './endpoint';
import { EnvelopeSchema } from './envelope';
import {
  ContractError,
  isContractError,
  isRejectedError,
  isTransportError,
  RejectedError,
  TransportError,
} from './errors';
import { schemaErrors } from './schemaErrors';
import { createServerClock, type ServerClock } from './serverClock';
import { fillPath, toSearchParams, type QueryField } from './wireQuery';
import { newIdempotencyKey } from './idempotencyKey';

/** Options of {@link createApiClient}. */
export interface ApiClientOptions {
  /** Origin of the platform, without a trailing slash; empty for the page's own origin. */
  baseUrl: string;
  /**
   * The session token, or null while signed out; in a client of the operator's calls (`auth: 'operator'`), the
   * operator key.
   */
  getToken(): string | null;
  /** The signed-in account; a money call in flight belongs to that account only. */
  getAccount?(): string | null;
  /** The language code of the platform, for example `TY`. */
  getLanguage(): string;
  /** The brand's merchant, filled into requests with a merchant field; null leaves it out. */
  getMerchant?(): string | null;
  /**
   * Called when the platform no longer accepts the token: once per token, however many calls were rejected,
   * and not for a token that has been replaced since. `sessionEndReason` returns the reason.
   */
  onUnauthorised?(error: RejectedError): void;
  fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of a call in milliseconds, including retries. Default 15 000. */
  timeoutMs?: number | undefined;
  cipher?: Cipher | undefined;
}

/** Options of a single call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For calls that move money or points: use the same key for every attempt of one submission. */
  idempotencyKey?: string | undefined;
  timeoutMs?: number | undefined;
  /** Lets the call continue if the page is closed. For bodies up to 64 KB. */
  keepalive?: boolean | undefined;
  /**
   * For calls with files: the fraction of the body that has been sent, from 0 to 1. Not called if the client
   * has its own `fetch`.
   */
  onUploadProgress?: ((fraction: number) => void) | undefined;
}

/** Makes the calls of the contract. See {@link createApiClient}. */
export interface ApiClient {
  /**
   * Makes one call.
   *
   * @throws {TransportError} if no response arrived
   * @throws {RejectedError} if the platform rejected the call
   * @throws {ContractError} if the input or the response violates the contract
   */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<OutputOf<E>>;
  /**
   * Milliseconds since 1970 by the platform's clock, estimated from its responses; by the device's clock
   * until the first one.
   */
  serverNow(): number;
  /** The signed-in account, as known to the client. */
  account(): string | null;
}

const DEFAULT_TIMEOUT_MS = 15_000;
/** Rejections sent before the platform processes a sealed body, so that sealing it again is not a retry. */
const RESEAL_CODES = new Set(['UNKNOWN_KEY', 'STALE_BODY']);

/**
 * The transport: envelope, headers, timeouts, retries of reads, encryption and validation.
 *
 * @example
 * ```ts
 * import { createApiClient, isRejectedError, listGames } from '@perya/api-client';
 *
 * const client = createApiClient({
 *   baseUrl: '', // the page's own origin
 *   getToken: () => sessionStorage.getItem('token'),
 *   getLanguage: () => 'EN',
 * });
 *
 * try {
 *   const { items } = await client.call(listGames, { category: 'RNG', search: 'lantern' });
 *   for (const { name, vendor } of items) console.log(name, vendor);
 * } catch (error) {
 *   if (isRejectedError(error)) console.error(error.code);
 *   else throw error;
 * }
 * ```
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { cipher = createCipher() } = options;
  const clock = createServerClock();
  const reportUnauthorised = onceForEachToken(options);
  const transport: Transport = { options, cipher, clock, reportUnauthorised };
  return {
    call: (endpoint, input, callOptions = {}) => call(transport, endpoint, input, callOptions),
    serverNow: clock.now,
    account: () => options.getAccount?.() ?? null,
  };
}

interface Transport {
  readonly options: ApiClientOptions;
  readonly cipher: Cipher;
  readonly clock: ServerClock;
  readonly reportUnauthorised: (token: string, error: RejectedError) => void;
}

async function call<E extends AnyEndpoint>(
  transport: Transport,
  endpoint: E,
  input: InputOf<E>,
  callOptions: CallOptions,
): Promise<OutputOf<E>> {
  const request = toWire(transport.options, endpoint, input);
  const token = endpoint.auth === 'none' ? null : transport.options.getToken();
  if ((endpoint.auth === 'token' || endpoint.auth === 'operator') && !token) {
    throw new RejectedError(endpoint.id, {
      status: 401,
      code: 'NOT_SIGNED_IN',
      messageKey: 'not_logged_in',
    });
  }
  // Created once, so that a body sealed again is still the same submission.
  const idempotencyKey = callOptions.idempotencyKey ?? newIdempotencyKey();
  const timeoutMs = callOptions.timeoutMs ?? transport.options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const sending: Sending = {
    token,
    idempotencyKey,
    signal: callOptions.signal,
    onUploadProgress: callOptions.onUploadProgress,
    keepalive: callOptions.keepalive ?? false,
    deadline: performance.now() + timeoutMs,
  };
  const attempt = async () => {
    const answer = await send(transport, endpoint, request, sending);
    return readValue(endpoint, answer);
  };
  try {
    const value = await resealingOnce(transport, endpoint, attempt);
    return await openValue(transport, endpoint, value);
  } catch (error) {
    if (token && isRejectedError(error) && error.status === 401) {
      transport.reportUnauthorised(token, error);
    }
    throw error;
  }
}

/** Encodes the input, adds the fields that the client fills in, and validates it against the contract. */
function toWire(options: ApiClientOptions, endpoint: AnyEndpoint, input: unknown) {
  const encoded: unknown = encodeInput(endpoint, input);
  const request: unknown =
    typeof encoded === 'object' && encoded !== null
      ? { ...ambientFields(options, endpoint.request), ...encoded }
      : encoded;
  const result = v.safeParse(endpoint.request, request);
  if (!result.success) {
    throw new ContractError('request', endpoint.id, 'the request violates the contract.', {
      errors: schemaErrors(result.issues),
    });
  }
  return result.output as Record<string, unknown>;
}

/** Language and merchant come from the client, not the caller: filled in if a schema has these fields. */
function ambientFields(options: ApiClientOptions, schema: v.GenericSchema) {
  const entries = 'entries' in schema ? (schema.entries as object) : {};
  const merchant = options.getMerchant?.() ?? undefined;
  const ambient: Record<string, string | undefined> = {
    language: options.getLanguage(),
    merchantCode: merchant,
    merchant,
  };
  return Object.fromEntries(
    Object.entries(ambient).filter(([name, value]) => name in entries && value !== undefined),
  );
}

/** One submission in flight; it may be sealed and sent twice within the same deadline. */
interface Sending {
  readonly token: string | null;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal | undefined;
  readonly onUploadProgress: CallOptions['onUploadProgress'];
  readonly keepalive: boolean;
  /** In the time of `performance.now()`. */
  readonly deadline: number;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function send(
  transport: Transport,
  endpoint: AnyEndpoint,
  request: Record<string, unknown>,
  { token, idempotencyKey, signal, deadline, onUploadProgress, keepalive }: Sending,
): Promise<Answer> {
  const { options, cipher } = transport;
  const isRead = endpoint.method === 'GET';
  const { path, rest } = fillPath(endpoint.path, request);
  const headers: Record<string, string> = {
    accept: 'application/json',
    language: options.getLanguage(),
    ...(token && credentials(endpoint, token)),
    ...(endpoint.idempotent && { 'idempotency-key': idempotencyKey }),
  };
  let query = '';
  let body: KyOptions['body'];
  let sentAt = transport.clock.deviceNow();
  try {
    signal?.throwIfAborted();
    if (endpoint.openSealed) {
      headers['x-client-key'] = await within(
        sealing(endpoint, cipher.clientKey()),
        signal,
        deadline,
      );
    }
    if (endpoint.requestIn === 'query') {
      const search = toSearchParams(rest as Record<string, QueryField>).toString();
      if (search) query = `?${search}`;
    } else if (endpoint.encrypted) {
      const sealed = await within(
        sealing(
          endpoint,
          cipher.seal(JSON.stringify(rest), {
            method: endpoint.method,
            path,
            now: transport.clock.now,
            fetchKeys: () => fetchKeys(transport),
          }),
        ),
        signal,
        deadline,
      );
      headers['content-type'] = sealed.contentType;
      body = sealed.body;
    } else if (endpoint.requestIn === 'json') {
      headers['content-type'] = 'application/json';
      body = JSON.stringify(rest);
    } else {
      body =
        endpoint.requestIn === 'form'
          ? toSearchParams(rest as Record<string, QueryField>)
          : toFormData(rest);
    }
    const fetch =
      options.fetch ??
      (onUploadProgress && (await import('./uploadFetch')).uploadFetch(onUploadProgress));
    const timeout = timeLeft(deadline);
    sentAt = transport.clock.deviceNow();
    const answering = ky(`${options.baseUrl}${path}${query}`, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      ...(fetch && { fetch }),
      keepalive,
      credentials: 'omit',
      cache: 'no-store',
      timeout,
      totalTimeout: timeout,
      // Only reads are retried: ky's own default would also retry PUT and DELETE.
      retry: {
        limit: isRead ? 2 : 0,
        methods: ['get'],
        statusCodes: RETRIED_STATUSES,
        maxRetryAfter: 3000,
        jitter: true,
      },
      throwHttpErrors: (status) => isRead && RETRIED_STATUSES.includes(status),
    });
    const response = await answering;
    transport.clock.learn(response.headers, sentAt);
    // Read through ky, whose timeout also covers the body.
    return { status: response.status, body: parseJson(await answering.text()) };
  } catch (error) {
    if (isHTTPError(error)) {
      transport.clock.learn(error.response.headers, sentAt);
      const { data } = error;
      return {
        status: error.response.status,
        body: typeof data === 'string' ? parseJson(data) : data,
      };
    }
    throw asTransportError(endpoint, error, signal);
  }
}

const credentials = ({ auth }: AnyEndpoint, token: string): Record<string, string> =>
  auth === 'operator' ? { authorization: `Bearer ${token}` } : { token };

/** Whole milliseconds, at least one, because zero would mean no timeout. */
function timeLeft(deadline: number): number {
  return Math.max(1, Math.ceil(deadline - performance.now()));
}

/** Waits for work that other callers may share: aborting one caller doesn't stop the work. */
async function within<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  deadline: number,
): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal?.reason as Error);
  const timer = setTimeout(
    () => reject(new DOMException('The time allowed is over.', 'TimeoutError')),
    timeLeft(deadline),
  );
  signal?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Distinguishes a cipher that can't work (no WebCrypto, no key to seal to) from a network error. */
async function sealing<T>(endpoint: AnyEndpoint, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // A chunk that fails to load throws a TypeError in every browser.
    if (isOurs(error) || error instanceof TypeError) throw error;
    throw new ContractError('request', endpoint.id, 'the request body could not be encrypted.', {
      cause: error,
    });
  }
}

/** One of the client's three errors, from fetching the platform's keys for an encrypted call. */
function isOurs(error: unknown): error is TransportError | RejectedError | ContractError {
  return isTransportError(error) || isRejectedError(error) || isContractError(error);
}

/** Without the caller's signal: many calls may share the keys, and one may abort. */
async function fetchKeys(transport: Transport) {
  const sentAt = transport.clock.deviceNow();
  const published = await call(transport, getSystemKeys, {}, {});
  transport.clock.learnTime(published.serverTime, sentAt);
  return published;
}

/** Statuses of a proxy that could not reach the platform at the moment. */
const RETRIED_STATUSES = [408, 502, 503, 504];

function toFormData(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      form.append(name, part instanceof Blob ? part : String(part));
    }
  }
  return form;
}

/** A body that isn't JSON; it never matches an envelope. */
const UNREADABLE = Symbol('unreadable');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return UNREADABLE;
  }
}

function asTransportError(endpoint: AnyEndpoint, error: unknown, signal: AbortSignal | undefined) {
  if (isOurs(error)) return error;
  const options = { cause: error };
  if (signal?.aborted) return new TransportError('aborted', endpoint.id, options);
  const isTimeout =
    isTimeoutError(error) || (error instanceof DOMException && error.name === 'TimeoutError');
  if (isTimeout) return new TransportError('timeout', endpoint.id, options);
  // Node's navigator has no `onLine`.
  const isOffline = 'navigator' in globalThis && Object.is(navigator.onLine, false);
  return new TransportError(isOffline ? 'offline' : 'network', endpoint.id, options);
}

/** Opens the envelope: returns its value, or throws the rejection of the platform or a proxy. */
export function readValue(endpoint: AnyEndpoint, { status, body }: Answer): unknown {
  const isOk = status >= 200 && status < 300;
  const envelope = v.safeParse(EnvelopeSchema, body);
  if (!envelope.success) {
    if (!isOk) {
      // The page of a proxy, not a response of the platform.
      throw new RejectedError(endpoint.id, { status, code: `HTTP_${status}`, messageKey: '' });
    }
    const reason =
      body === UNREADABLE ? 'the response is not JSON.' : 'the response is not an envelope.';
    throw new ContractError('answer', endpoint.id, reason, {
      errors: schemaErrors(envelope.issues),
    });
  }
  const { success, value, message, code, params } = envelope.output;
  if (!success) {
    throw new RejectedError(endpoint.id, {
      status,
      code: code ?? `HTTP_${status}`,
      messageKey: message ?? '',
      params: params ?? {},
      value,
    });
  }
  if (!isOk) {
    throw new ContractError(
      'answer',
      endpoint.id,
      `the response reports success with HTTP ${status}.`,
    );
  }
  const result = v.safeParse(endpoint.value, value);
  if (!result.success) {
    throw new ContractError('answer', endpoint.id, 'the response violates the contract.', {
      errors: schemaErrors(result.issues),
    });
  }
  return result.output;
}

async function openValue<E extends AnyEndpoint>(
  { cipher }: Transport,
  endpoint: E,
  value: unknown,
): Promise<OutputOf<E>> {
  try {
    const opened: unknown = endpoint.openSealed
      ? await endpoint.openSealed(value, (sealed) => cipher.open(sealed))
      : value;
    return decodeOutput(endpoint, opened);
  } catch (error) {
    throw new ContractError('answer', endpoint.id, 'the response could not be decoded.', {
      cause: error,
    });
  }
}

/** The platform's keys rotate, and clocks differ: seals the body once more with the keys published now. */
async function resealingOnce<T>(
  { cipher }: Transport,
  endpoint: AnyEndpoint,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isAboutSealing =
      endpoint.encrypted && isRejectedError(error) && RESEAL_CODES.has(error.code);
    if (!isAboutSealing) throw error;
    cipher.forgetKeys();
    return attempt();
  }
}

function onceForEachToken(options: ApiClientOptions): Transport['reportUnauthorised'] {
  let reported: string | null = null;
  return (token, error) => {
    if (token === reported) return;
    reported = token;
    if (options.getToken() === token) options.onUnauthorised?.(error);
  };
}

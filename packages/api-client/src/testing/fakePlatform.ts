import { contract } from '../contract';
import type { Cipher } from '../core/cipher';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../core/client';
import type { AnyEndpoint, WireRequestOf, WireValueOf } from '../core/endpoint';
import { ok, rejected } from '../core/envelope';
import type { MessageParams, Rejection } from '../core/errors';
import { parseRequest } from '../server/parseRequest';
import { readMultipart } from './multipart';

/** Properties of a call other than its request. */
interface FakeCallFacts {
  readonly token: string | null;
  readonly language: string | null;
  readonly idempotencyKey: string | null;
  /** 0 for the first call of this endpoint. */
  readonly callIndex: number;
}

/** What a {@link FakeHandler} receives besides the request. */
export interface FakeCallContext extends FakeCallFacts {
  /** Aborted when the caller gives up. */
  readonly signal: AbortSignal;
}

/** One call that reached the fake platform. */
export interface FakeCall<E extends AnyEndpoint> extends FakeCallFacts {
  readonly request: WireRequestOf<E>;
}

/** How a call fails. `hang` never responds, to show timeouts and loading states. */
export type FakeFault = 'offline' | 'hang' | 'server-error' | 'malformed' | 'empty' | 'wrong-shape';

/** Answers the calls of one endpoint: returns the wire value, or `reject()`. */
export type FakeHandler<E extends AnyEndpoint> = (
  request: WireRequestOf<E>,
  context: FakeCallContext,
) => WireValueOf<E> | FakeRejection | Promise<WireValueOf<E> | FakeRejection>;

/** A platform in memory, for tests and stories. See {@link createFakePlatform}. */
export interface FakePlatform {
  /** Registers a handler; the last one of an endpoint wins. */
  on<E extends AnyEndpoint>(endpoint: E, handler: FakeHandler<E>): FakePlatform;
  /** Makes the next `times` calls of an endpoint (default: all) fail. */
  fail(endpoint: AnyEndpoint, fault: FakeFault, times?: number): FakePlatform;
  /** A client that calls this platform; transport and validation are real. */
  client(options?: Partial<Omit<ApiClientOptions, 'fetch' | 'cipher'>>): ApiClient;
  /** The calls of an endpoint that reached the platform, oldest first. */
  calls<E extends AnyEndpoint>(endpoint: E): readonly FakeCall<E>[];
  /** For code that needs `fetch` itself. */
  readonly fetch: typeof globalThis.fetch;
}

/** A rejection, made by {@link reject}. */
export class FakeRejection {
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    this.rejection = rejection;
  }
}

/** What a handler returns to reject a call. */
export function reject(
  status: number,
  code: string,
  messageKey: string,
  more: { params?: MessageParams; value?: unknown } = {},
): FakeRejection {
  return new FakeRejection({ status, code, messageKey, ...more });
}

interface Registration {
  readonly handler: FakeHandler<AnyEndpoint>;
}

interface Failure {
  readonly fault: FakeFault;
  timesLeft: number;
}

/**
 * A fake platform for tests and stories: responds by endpoint, at the level of `fetch`.
 *
 * @example
 * ```ts
 * import { listGames, login } from '@perya/api-client';
 * import { createFakePlatform, reject, wireGame, wirePage } from '@perya/api-client/testing';
 *
 * const fake = createFakePlatform()
 *   .on(listGames, () => ({ games: [wireGame({ gameName: 'Lantern' })], totalPages: 1, totalCount: 1 }))
 *   .on(login, () => reject(401, 'WRONG_CREDENTIALS', 'wrong_credentials'));
 *
 * const { items } = await fake.client().call(listGames, { category: 'RNG' });
 * items.map(({ name }) => name); // => ['Lantern']
 * fake.calls(listGames).length; // => 1
 * ```
 */
export function createFakePlatform(): FakePlatform {
  const handlers = new Map<string, Registration>();
  const failures = new Map<string, Failure>();
  const calls = new Map<string, FakeCall<AnyEndpoint>[]>();
  const routes = new Map<string, AnyEndpoint>();
  for (const endpoint of Object.values<AnyEndpoint>(contract)) addRoute(endpoint);

  function addRoute(endpoint: AnyEndpoint) {
    routes.set(`${endpoint.method} ${endpoint.path}`, endpoint);
  }

  const fakeFetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const matched = matchRoute(routes.values(), request.method, url.pathname);
    if (!matched) {
      return answer(404, rejected({ code: 'NOT_FOUND', messageKey: '' }));
    }
    const { endpoint, params } = matched;
    const failure = failures.get(endpoint.id);
    if (failure && failure.timesLeft > 0) {
      failure.timesLeft -= 1;
      return faultyAnswer(failure.fault, request.signal);
    }
    const parsed = parseRequest(endpoint, {
      params,
      query: url.searchParams,
      body: await readBody(request, endpoint),
    });
    if (!parsed.ok) {
      const detail = parsed.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
      return answer(400, rejected({ code: 'BAD_REQUEST', messageKey: detail }));
    }
    const seen = calls.get(endpoint.id) ?? [];
    calls.set(endpoint.id, seen);
    const facts: FakeCallFacts = {
      token: request.headers.get('token'),
      language: request.headers.get('language'),
      idempotencyKey: request.headers.get('idempotency-key'),
      callIndex: seen.length,
    };
    seen.push({ ...facts, request: parsed.request as unknown });
    if (endpoint.auth === 'token' && !facts.token) {
      return answer(401, rejected({ code: 'NOT_SIGNED_IN', messageKey: 'not_logged_in' }));
    }
    const registration = handlers.get(endpoint.id);
    if (!registration) {
      return answer(
        501,
        rejected({
          code: 'NOT_IMPLEMENTED',
          messageKey: `The fake platform has no handler for ${endpoint.id}: register one with fake.on(${endpoint.id}, …).`,
        }),
      );
    }
    const result: unknown = await registration.handler(parsed.request, {
      ...facts,
      signal: request.signal,
    });
    request.signal.throwIfAborted();
    return result instanceof FakeRejection
      ? answer(result.rejection.status, rejected(result.rejection))
      : answer(200, ok(result));
  };

  const platform: FakePlatform = {
    on(endpoint, handler) {
      addRoute(endpoint);
      handlers.set(endpoint.id, { handler: handler as unknown as FakeHandler<AnyEndpoint> });
      return platform;
    },
    fail(endpoint, fault, times = Number.POSITIVE_INFINITY) {
      addRoute(endpoint);
      failures.set(endpoint.id, { fault, timesLeft: times });
      return platform;
    },
    client: (options = {}) =>
      createApiClient({
        baseUrl: 'http://platform.test',
        getToken: () => null,
        getLanguage: () => 'EN',
        ...options,
        fetch: fakeFetch,
        cipher: openCipher,
      }),
    calls: <E extends AnyEndpoint>(endpoint: E) =>
      (calls.get(endpoint.id) ?? []) as unknown as readonly FakeCall<E>[],
    fetch: fakeFetch,
  };
  return platform;
}

/** Doesn't encrypt: tests here are about the call, and the cipher has its own tests. */
const openCipher: Cipher = {
  seal: (plaintext) => Promise.resolve({ contentType: 'application/jose', body: plaintext }),
  forgetKeys: () => {},
  clientKey: () => Promise.resolve('fake-client-key'),
  open: (sealed) => Promise.resolve(sealed),
};

async function readBody(request: Request, endpoint: AnyEndpoint): Promise<unknown> {
  if (endpoint.requestIn === 'query') return undefined;
  if (endpoint.requestIn === 'multipart') return readMultipart(request);
  if (endpoint.requestIn === 'form') return request.formData();
  const body = await request.text();
  return body === '' ? {} : (JSON.parse(body) as unknown);
}

function matchRoute(endpoints: Iterable<AnyEndpoint>, method: string, pathname: string) {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = endpoint.path.replace(/\{\w+\}/g, '([^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (match) {
      const params = Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
      );
      return { endpoint, params };
    }
  }
  return null;
}

function answer(status: number, envelope: unknown): Response {
  return Response.json(envelope, { status });
}

function faultyAnswer(fault: FakeFault, signal: AbortSignal): Promise<Response> {
  switch (fault) {
    case 'offline':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'hang':
      return new Promise((_, rejectCall) => {
        signal.addEventListener('abort', () => {
          rejectCall(new DOMException('The call was aborted.', 'AbortError'));
        });
      });
    case 'server-error':
      return Promise.resolve(
        answer(500, rejected({ code: 'INTERNAL', messageKey: 'serverError' })),
      );
    case 'malformed':
      return Promise.resolve(new Response('{"success": tr'));
    case 'empty':
      return Promise.resolve(new Response(''));
    case 'wrong-shape':
      return Promise.resolve(answer(200, ok({ unexpected: true })));
  }
}

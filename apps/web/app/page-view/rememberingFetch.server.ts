/** A read is fetched again only after this; concurrent visitors share one response. */
const FRESH_MS = 2_000;
/** The maximum age of a cached response used as a fallback. */
const USEFUL_MS = 60 * 60 * 1000;
/** Visitors see a notice if data is older than this. */
const WORTH_SAYING_MS = 60_000;
/** The platform's timeout if there is a cached response. */
const PATIENCE_MS = 400;
/** The timeout of a background refresh. */
const LONGEST_MS = 15_000;
const MAX_ANSWERS = 400;
/** Depends on the visitor's IP address, so it isn't shared. */
const PER_VISITOR = new Set(['/wps/system/status']);

interface Remembered {
  at: number;
  status: number;
  headers: [string, string][];
  body: string;
}

export interface RememberingFetchOptions {
  fetch?: typeof fetch;
  now?: () => number;
  patienceMs?: number;
  /** The key by which the gateway knows a site for agents. */
  siteKey?: string | undefined;
}

/** Records whether a page view used stale data. */
export interface StalenessTracker {
  isStale: boolean;
}

/**
 * `fetch` for rendering guests' pages. If the platform is slow or down, its last response is used, so that
 * visitors still get a page with games. Never handles member data: the server has no token.
 */
export function createRememberingFetch(options: RememberingFetchOptions = {}) {
  const { fetch: ask = fetch, now = Date.now, patienceMs = PATIENCE_MS, siteKey } = options;
  const memory = new Map<string, Remembered>();
  const pending = new Map<string, Promise<Remembered>>();

  function refresh(key: string, request: Request): Promise<Remembered> {
    const running = pending.get(key);
    if (running) return running;
    // Shared by several page views, so none of them can abort it.
    const started = ask(new Request(request, { signal: AbortSignal.timeout(LONGEST_MS) }))
      .then(async (answer) => {
        const body = await answer.text();
        if (answer.status >= 500) throw new Error(`The platform answered ${answer.status}.`);
        const remembered = { at: now(), status: answer.status, headers: [...answer.headers], body };
        if (answer.ok) {
          memory.delete(key);
          memory.set(key, remembered);
          const [oldest] = memory.keys();
          if (memory.size > MAX_ANSWERS && oldest !== undefined) memory.delete(oldest);
        }
        return remembered;
      })
      .finally(() => pending.delete(key));
    // The caller handles the error; an unobserved refresh must not crash the process.
    started.catch(() => {});
    pending.set(key, started);
    return started;
  }

  /**
   * A response that all visitors can have. A rejection can depend on the IP address (451), so that of another
   * visitor is replaced by an own one.
   */
  async function shareable(
    refreshed: Promise<Remembered>,
    { request, isOwn }: { request: Request; isOwn: boolean },
  ): Promise<Response> {
    const answer = await refreshed;
    return isOwn || answer.status < 400 ? toResponse(answer) : ask(request);
  }

  /** Returns the `fetch` of one page view. `visitor` is the IP address sent to the platform. */
  return function forPage(visitor: string, freshness: StalenessTracker): typeof fetch {
    return async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', visitor);
      if (siteKey !== undefined) request.headers.set('x-site-key', siteKey);
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET' || PER_VISITOR.has(pathname)) return ask(request);

      const key = `${request.headers.get('language') ?? ''} ${request.url}`;
      const known = memory.get(key);
      const age = known ? now() - known.at : Infinity;
      if (known && age < FRESH_MS) return fromMemory(known);

      const isOwn = !pending.has(key);
      const refreshed = shareable(refresh(key, request), { request, isOwn });
      if (!known || age > USEFUL_MS) return refreshed;
      const failed = Symbol('failed');
      const answer = await Promise.race([refreshed, pause(patienceMs)]).catch(() => failed);
      if (answer instanceof Response) return answer;
      // A slow platform with a cached response from a minute ago needs no notice.
      if (answer === failed || age > WORTH_SAYING_MS) freshness.isStale = true;
      return fromMemory(known);
    };
  };
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
}

/** Without its date: the client would take it for the platform's present time. */
function fromMemory(known: Remembered): Response {
  const answer = toResponse(known);
  answer.headers.delete('date');
  return answer;
}

function toResponse({ status, headers, body }: Remembered): Response {
  const kept = headers.filter(
    ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
  );
  return new Response(body, { status, headers: kept });
}

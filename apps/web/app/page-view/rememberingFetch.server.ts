/** A read is asked for anew only after this; many visitors at once share one answer. */
const FRESH_MS = 2_000;
/** How long an old answer is better than none. */
const USEFUL_MS = 60 * 60 * 1000;
/** Older than this, a visitor is told that what they see is not of now. */
const WORTH_SAYING_MS = 60_000;
/** When an old answer is at hand, a slow platform gets only this long. */
const PATIENCE_MS = 400;
/** No refresh occupies a connection for longer. */
const LONGEST_MS = 15_000;
const MAX_ANSWERS = 400;
/** Depends on the visitor's address, so it is nobody else's. */
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
}

/** Says of one page view whether the platform itself answered, or the memory in its place. */
export interface Freshness {
  isStale: boolean;
}

/**
 * `fetch` for rendering guests' pages. What the platform last answered stands in while it is slow or
 * down, so that a visitor still gets a page with games in it. Nothing of a member passes here: the
 * server never has a token.
 */
export function createRememberingFetch(options: RememberingFetchOptions = {}) {
  const { fetch: ask = fetch, now = Date.now, patienceMs = PATIENCE_MS } = options;
  const memory = new Map<string, Remembered>();
  const underWay = new Map<string, Promise<Remembered>>();

  function refresh(key: string, request: Request): Promise<Remembered> {
    const running = underWay.get(key);
    if (running) return running;
    // Shared by several page views, so none of them may end it by giving up.
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
      .finally(() => underWay.delete(key));
    // Whoever waits sees the failure; a refresh that nobody waits for any more must not end the process.
    started.catch(() => {});
    underWay.set(key, started);
    return started;
  }

  /** The `fetch` of one page view. `visitor` is the address that the platform should see. */
  return function forPage(visitor: string, freshness: Freshness): typeof fetch {
    return async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', visitor);
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET' || PER_VISITOR.has(pathname)) return ask(request);

      const key = `${request.headers.get('language') ?? ''} ${request.url}`;
      const known = memory.get(key);
      const age = known ? now() - known.at : Infinity;
      if (known && age < FRESH_MS) return toResponse(known);

      const refreshed = refresh(key, request);
      if (!known || age > USEFUL_MS) return toResponse(await refreshed);
      const failed = Symbol('failed');
      const answer = await Promise.race([refreshed, pause(patienceMs)]).catch(() => failed);
      if (answer instanceof Object) return toResponse(answer);
      // A platform that is only slow, with an answer of a minute ago at hand, is not worth a word.
      if (answer === failed || age > WORTH_SAYING_MS) freshness.isStale = true;
      return toResponse(known);
    };
  };
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
}

function toResponse({ status, headers, body }: Remembered): Response {
  const kept = headers.filter(
    ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
  );
  return new Response(body, { status, headers: kept });
}

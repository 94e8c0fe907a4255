import { strategyFor, isCacheable } from './rules.ts';

/** What the worker needs of its browser. */
interface Platform {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly origin: string;
}

const OFFLINE_PAGE = '/offline.html';
const ASSETS = 'assets';
const ART = 'art';
const PAGES = 'pages';
const CACHES: ReadonlySet<string> = new Set([ASSETS, ART, PAGES]);

/** Files of some builds back, for pages that are still open; and a few hundred pictures. */
const MOST: Readonly<Record<string, number>> = { [ASSETS]: 400, [ART]: 300, [PAGES]: 20 };

/**
 * The service worker without its events: what it keeps, and what it answers.
 *
 * @param shell paths of the files that every page of this build needs
 */
export function createWorker(shell: readonly string[], { caches, fetch, origin }: Platform) {
  /** Keeps what the shell is made of, so that the next visit needs the network for its page alone. */
  async function install(): Promise<void> {
    const assets = await caches.open(ASSETS);
    await Promise.all(
      shell.map(async (path) => {
        if (!(await assets.match(path))) await assets.add(path);
      }),
    );
    await keepOfflinePage();
  }

  async function keepOfflinePage(): Promise<void> {
    const pages = await caches.open(PAGES);
    await pages.add(OFFLINE_PAGE);
  }

  async function activate(): Promise<void> {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => !CACHES.has(name)).map(async (name) => caches.delete(name)),
    );
    await Promise.all([...CACHES].map(trim));
  }

  /** The answer, or null where the browser should ask as if there were no worker. */
  function answer(request: Request): Promise<Response> | null {
    switch (strategyFor(request, origin)) {
      case 'asset':
        return fromCacheFirst(ASSETS, request);
      case 'art':
        return fromCacheFirst(ART, request);
      case 'page':
        return fromNetworkFirst(request);
      case 'network':
        return null;
    }
  }

  async function fromCacheFirst(name: string, request: Request): Promise<Response> {
    const cache = await storeOf(name);
    const kept = await cache?.match(request, { ignoreVary: true });
    if (kept) return kept;
    const response = await fetch(request);
    if (response.status === 200 && response.type === 'basic') keep(name, request, response.clone());
    return response;
  }

  async function fromNetworkFirst(request: Request): Promise<Response> {
    try {
      const response = await fetch(request);
      if (isCacheable(request.url, response)) keep(PAGES, request, response.clone());
      return response;
    } catch (error) {
      const cache = await storeOf(PAGES);
      const kept = await cache?.match(request, { ignoreVary: true });
      const offline = kept ?? (await cache?.match(OFFLINE_PAGE, { ignoreVary: true }));
      if (offline) return offline;
      throw error;
    }
  }

  /** A browser that has no room, or keeps nothing at all, shows the site anyway. */
  const storeOf = async (name: string): Promise<Cache | undefined> =>
    caches.open(name).catch(() => undefined);

  /** The answer need not wait for it. */
  function keep(name: string, request: Request, response: Response): void {
    storeOf(name)
      .then((cache) => cache?.put(request, response))
      .then(() => trim(name))
      .catch(() => {});
  }

  /** What was kept first goes first. */
  async function trim(name: string): Promise<void> {
    const cache = await storeOf(name);
    const keys = (await cache?.keys()) ?? [];
    const gone = keys.slice(0, Math.max(0, keys.length - (MOST[name] ?? 0)));
    await Promise.all(gone.map(async (key) => cache?.delete(key)));
  }

  return { install, activate, answer, keepOfflinePage };
}

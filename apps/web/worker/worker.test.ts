import { beforeEach, describe, expect, it, test, vi } from 'vitest';

import { createWorker } from './createWorker.ts';
import { strategyFor, isCacheable } from './rules.ts';

const SITE = 'https://perya.example';

describe('the worker', () => {
  it.each([
    ['GET', 'navigate', '/', 'page'],
    ['GET', 'navigate', '/rng?q=moon', 'page'],
    ['GET', 'no-cors', '/assets/root-1a2b.js', 'asset'],
    ['GET', 'no-cors', '/art/cover/7-240.avif', 'art'],
    ['GET', 'no-cors', '/icon-192.png', 'art'],
    ['GET', 'cors', '/wps/relay/MCSFE_getBalance', 'network'],
    ['GET', 'navigate', '/wps/session/thirdParty/google', 'network'],
    ['GET', 'cors', '/lgw/games/popular', 'network'],
    ['GET', 'cors', '/lotto/draws', 'network'],
    ['GET', 'cors', '/rng.data', 'network'],
    ['POST', 'navigate', '/', 'network'],
    ['GET', 'no-cors', 'https://elsewhere.example/assets/x.js', 'network'],
  ] as const)('treats %s %s %s as %s', (method, mode, path, handling) => {
    const url = new URL(path, SITE).href;
    expect(strategyFor({ method, mode, url }, SITE)).toBe(handling);
  });

  const page = (headers: Record<string, string> = {}, status = 200) => ({
    status,
    type: 'basic' as const,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  });

  it.each([
    ['/', page(), true],
    ['/promotions', page(), true],
    ['/?token=secret', page(), false],
    ['/promoDetail', page(), false],
    ['/game', page(), false],
    ['/', page({}, 503), false],
    ['/', page({}, 451), false],
    ['/', page({ 'cache-control': 'no-store' }), false],
    ['/', page({ 'content-type': 'application/json' }), false],
  ])('decides whether to cache %s: %#', (path, response, expected) => {
    expect(isCacheable(SITE + path, response)).toBe(expected);
  });
});

/** Caches as a browser has them, in memory, in the order in which things were put. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), SITE).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: RequestInfo) => Promise.resolve(store.get(keyOf(request))?.clone()),
      put: (request: RequestInfo, response: Response) =>
        Promise.resolve(void store.set(keyOf(request), response)),
      add: async (path: string) => void store.set(keyOf(path), await network(path)),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
      delete: (request: Request) => Promise.resolve(store.delete(request.url)),
    });
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  return { caches: caches as unknown as CacheStorage, stores };
}

const network = vi.fn<(request: RequestInfo | URL) => Promise<Response>>();

function htmlOf(text: string): Response {
  const response = new Response(text, { headers: { 'content-type': 'text/html' } });
  // As a browser marks what comes from the site itself.
  Object.defineProperty(response, 'type', { value: 'basic' });
  response.clone = () => htmlOf(text);
  return response;
}

function start() {
  const { caches, stores } = memoryCaches();
  const worker = createWorker(['/assets/root.js'], { caches, fetch: network, origin: SITE });
  const visit = (path: string, mode = 'navigate') => {
    const request = new Request(SITE + path);
    Object.defineProperty(request, 'mode', { value: mode });
    return worker.answer(request);
  };
  return { worker, stores, visit };
}

beforeEach(() => {
  network.mockReset();
  network.mockImplementation((asked) =>
    Promise.resolve(htmlOf(`fresh ${asked instanceof Request ? asked.url : String(asked)}`)),
  );
});

const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

test('shows the page of now while there is a network, and the kept one when there is none', async () => {
  const { visit } = start();
  await visit('/');
  network.mockImplementation(() => Promise.resolve(htmlOf('newer')));
  expect(await (await visit('/'))?.text()).toBe('newer');
  await vi.waitFor(async () => {
    goOffline();
    expect(await (await visit('/'))?.text()).toBe('newer');
  });
});

test('says that there is no network where it has kept nothing', async () => {
  const { worker, visit } = start();
  await worker.install();
  goOffline();
  expect(await (await visit('/game?gameId=1'))?.text()).toBe('fresh /offline.html');
});

test('fetches a file once', async () => {
  const { visit } = start();
  await visit('/assets/a.js', 'no-cors');
  await vi.waitFor(async () => {
    network.mockClear();
    await visit('/assets/a.js', 'no-cors');
    expect(network).not.toHaveBeenCalled();
  });
});

test('stays out of calls altogether', () => {
  const { visit } = start();
  expect(visit('/wps/relay/MCSFE_getBalance', 'cors')).toBeNull();
});

test('forgets the oldest pictures, and caches that are nobody’s any more', async () => {
  const { worker, stores, visit } = start();
  stores.set('of-long-ago', new Map());
  for (let index = 0; index < 310; index += 1)
    await visit(`/art/cover/${index}-240.avif`, 'no-cors');
  await worker.activate();
  expect(stores.has('of-long-ago')).toBe(false);
  const kept = [...(stores.get('art')?.keys() ?? [])];
  expect(kept).toHaveLength(300);
  expect(kept.at(-1)).toBe(`${SITE}/art/cover/309-240.avif`);
});

test('works for a browser that keeps nothing', async () => {
  const caches = { open: () => Promise.reject(new Error('blocked')) } as unknown as CacheStorage;
  const worker = createWorker([], { caches, fetch: network, origin: SITE });
  const answer = await worker.answer(new Request(`${SITE}/assets/a.js`));
  expect(await answer?.text()).toBe(`fresh ${SITE}/assets/a.js`);
});

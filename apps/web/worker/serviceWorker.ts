import { createWorker } from './createWorker.ts';

/** The files of the shell, written in by the build (`server/serviceWorker.ts`). */
declare const __SHELL__: readonly string[];

/** The part of a service worker's scope that is used; the page's own types do not have it. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;
const worker = createWorker(__SHELL__, {
  caches: scope.caches,
  fetch: (...args) => scope.fetch(...args),
  origin: scope.location.origin,
});

scope.addEventListener('install', (event) => event.waitUntil(worker.install()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(worker.activate().then(() => scope.clients.claim()));
});
scope.addEventListener('fetch', (event) => {
  const answer = worker.answer(event.request);
  if (answer) event.respondWith(answer);
});
scope.addEventListener('message', (event) => {
  // The visitor wants the new version (app/install/appUpdate.ts).
  if (event.data === 'take-over') void scope.skipWaiting();
  // The language of the page has changed, and with it that of the page for when there is no network.
  if (typeof event.data === 'object') event.waitUntil(worker.keepOfflinePage().catch(() => {}));
});

import { trustedScript, WORKER_ADDRESS } from '../third-party/trustedScript';

/** A tab that stays open learns of a deploy by then. */
const ASK_MS = 60 * 60 * 1000;

/** What the page does with its service worker. */
export interface AppUpdates {
  /** Tells the worker that the page's language is another. */
  languageChanged(language: string): void;
  stop(): void;
}

/**
 * Registers the service worker, and calls `onReady` when a new version waits to take over, with how to
 * let it: the page then begins anew. A browser without workers, or one that refuses, is no fault.
 *
 * @param reload for tests
 */
export function watchForUpdates(
  workers: ServiceWorkerContainer,
  onReady: (takeOver: () => void) => void,
  reload: () => void = () => location.reload(),
): AppUpdates {
  const over = new AbortController();
  const { signal } = over;
  let isWanted = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const offer = (worker: ServiceWorker) =>
    onReady(() => {
      isWanted = true;
      // A worker is no window: it has no origin to aim at.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage('take-over');
    });

  // Where something keeps workers away by force (an extension, a test), no registration comes.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (signal.aborted || !registration) return;
    // The very first worker is no news.
    const tell = () => {
      if (registration.waiting && workers.controller) offer(registration.waiting);
    };
    tell();
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', tell, { signal }),
      { signal },
    );
    const ask = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    };
    timer = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask, { signal });
  };

  // Another tab may have let it take over: only the one that wanted it begins anew.
  workers.addEventListener('controllerchange', () => isWanted && reload(), { signal });
  workers.register(trustedScript(WORKER_ADDRESS)).then(watch, () => {});

  return {
    languageChanged: (language) => workers.controller?.postMessage({ language }),
    stop() {
      over.abort();
      clearInterval(timer);
    },
  };
}

import { trustedScript, WORKER_ADDRESS } from '../third-party/trustedScript';

/** The interval at which an open tab checks for a deploy. */
const ASK_MS = 60 * 60 * 1000;

/** Controls the page's service worker. */
export interface AppUpdates {
  /** Tells the worker that the page's language has changed. */
  languageChanged(language: string): void;
  stop(): void;
}

/**
 * Registers the service worker. Calls `onReady` when a new version is waiting, with a function that activates
 * it and reloads the page. Browsers without service workers, or that refuse, are ignored.
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
      // Workers have no origin to specify.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage('take-over');
    });

  // If something blocks workers (an extension, a test), there is no registration.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (signal.aborted || !registration) return;
    // The first worker isn't an update.
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

  // Another tab may have activated it: only the tab that requested it reloads.
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

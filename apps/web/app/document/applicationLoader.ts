import type { PageStorage } from './pageStorage';

export interface BootPlan {
  /** Route modules by route id, each in its parts, in the order they are merged. */
  routes: readonly (readonly [id: string, modules: readonly string[]])[];
  /** The route table of the whole application. */
  manifest: string;
  /** Executing it hydrates the page. */
  entry: string;
  /** Everything that these import, so that the whole graph is fetched at once. */
  preloads: readonly string[];
}

export interface ApplicationLoader {
  /** Fetches and runs the application once the first view is drawn, or at the first touch. */
  boot(plan: BootPlan): void;
  /** Fetches it now, if `boot` was called. */
  start(): void;
  hydrated(): void;
}

/** The slowest hero picture that the scripts still wait for. */
const HERO_PATIENCE_MS = 2500;
const CHUNK_TIMEOUT_MS = 120_000;
/** A part that is missing so soon after a reload will not come by another one. */
const RELOAD_AGAIN_MS = 30_000;
/** The address that was reloaded for a missing part. */
const RELOADED_KEY = 'reloadedFor';

/** Fetches the application after the first view; reloads the page once where a part of it is gone. */
export function createApplicationLoader(
  page: Window & typeof globalThis,
  storage: PageStorage,
): ApplicationLoader {
  const { document } = page;
  let isHydrated = false;
  let start = () => {};

  function boot(plan: BootPlan): void {
    let begun = false;
    start = () => {
      if (begun) return;
      begun = true;
      // A chunk that hangs is as good as gone after two minutes (specification §9).
      page.setTimeout(() => {
        if (!isHydrated) failed();
      }, CHUNK_TIMEOUT_MS);
      load(plan).catch(failed);
    };
    for (const type of ['pointerdown', 'keydown'] as const) {
      document.addEventListener(type, () => start(), true);
    }
    afterFirstPaint(() => afterHero(() => start()));
  }

  function afterFirstPaint(then: () => void): void {
    // A page that is opened in the background paints only when it is looked at.
    const timer = page.setTimeout(then, HERO_PATIENCE_MS);
    const painted = () => {
      page.clearTimeout(timer);
      then();
    };
    const { PerformanceObserver: Observer } = page;
    if (!Observer?.supportedEntryTypes?.includes('paint')) {
      // Two frames and a task later the first one is on the screen, or nearly.
      page.requestAnimationFrame(() => page.requestAnimationFrame(() => page.setTimeout(painted)));
      return;
    }
    const observer = new Observer((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      painted();
    });
    observer.observe({ type: 'paint', buffered: true });
  }

  function afterHero(then: () => void): void {
    const hero = document.querySelector<HTMLImageElement>('img[data-hero]');
    if (!hero || hero.complete) {
      then();
      return;
    }
    hero.addEventListener('load', then);
    hero.addEventListener('error', then);
    page.setTimeout(then, HERO_PATIENCE_MS);
  }

  /**
   * Fetches the stylesheets that are in the page in part: for the rest of their rules, which what
   * React adds may need, for the web fonts, which a first view does without, and for the cache, so
   * that the next page need not bring them along.
   */
  async function bringStyles(): Promise<void> {
    const inPage = [...document.querySelectorAll<HTMLElement>('style[data-stylesheet]')];
    if (inPage.length === 0) return;
    const texts = await Promise.all(
      inPage.map(async ({ dataset }) => {
        const answer = await page.fetch(dataset['stylesheet'] ?? '');
        return answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText));
      }),
    );
    for (const [index, style] of inPage.entries()) style.textContent = texts[index] ?? '';
    storage.setCookie('seen', '1');
  }

  async function load({ routes, manifest, entry, preloads }: BootPlan): Promise<void> {
    for (const href of [...preloads, entry]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const [modules] = await Promise.all([
      Promise.all(
        routes.map(async ([id, parts]) => {
          const loaded = await Promise.all(parts.map((part) => import(/* @vite-ignore */ part)));
          return [id, Object.assign({}, ...loaded)] as const;
        }),
      ),
      import(/* @vite-ignore */ manifest),
      bringStyles(),
    ]);
    // The router's own name for it.
    page.__reactRouterRouteModules = Object.fromEntries(modules);
    await import(/* @vite-ignore */ entry);
  }

  /** After a deploy the page's scripts may be gone: the new page has new ones. Once, not in a circle. */
  function failed(): void {
    if (storage.get('sessionStorage', RELOADED_KEY) === page.location.href) {
      document.documentElement.dataset['boot'] = 'failed';
      return;
    }
    storage.set('sessionStorage', RELOADED_KEY, page.location.href);
    // Where it could not be noted, reloading might never end.
    if (storage.get('sessionStorage', RELOADED_KEY)) page.location.reload();
    else document.documentElement.dataset['boot'] = 'failed';
  }

  function hydrated(): void {
    isHydrated = true;
    // Not at once: what the page fetches after its first view may be gone as well.
    page.setTimeout(() => storage.remove('sessionStorage', RELOADED_KEY), RELOAD_AGAIN_MS);
  }

  return { boot, start: () => start(), hydrated };
}

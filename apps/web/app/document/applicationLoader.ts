import type { PageStorage } from './pageStorage';

export interface BootPlan {
  /** Route modules by route id, each in its parts, in the order they are merged. */
  routes: readonly (readonly [id: string, modules: readonly string[]])[];
  /** The route table of the whole application. */
  manifest: string;
  /** The entry module, which hydrates the page. */
  entry: string;
  /** All transitive imports, so the whole graph is fetched at once. */
  preloads: readonly string[];
}

export interface ApplicationLoader {
  /** Fetches and runs the application after the first view is rendered, or on the first interaction. */
  boot(plan: BootPlan): void;
  /** Fetches it immediately, if `boot` was called. */
  start(): void;
  hydrated(): void;
}

/** The maximum time that scripts wait for the hero picture. */
const HERO_PATIENCE_MS = 2500;
const CHUNK_TIMEOUT_MS = 120_000;
/** If a chunk is still missing this soon after a reload, another reload won't help. */
const RELOAD_AGAIN_MS = 30_000;
/** Stores the address that was reloaded because of a missing chunk. */
const RELOADED_KEY = 'reloadedFor';

/** Fetches the application after the first view. Reloads the page once if a chunk is missing. */
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
      // A chunk that takes more than two minutes counts as missing (specification §9).
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
    // A page opened in a background tab doesn't paint until it's visible.
    const timer = page.setTimeout(then, HERO_PATIENCE_MS);
    const painted = () => {
      page.clearTimeout(timer);
      then();
    };
    const { PerformanceObserver: Observer } = page;
    if (!Observer?.supportedEntryTypes?.includes('paint')) {
      // After two frames and a task, the first paint is on the screen or close to it.
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
   * Fetches the full files of the partially inlined stylesheets: for rules needed by content that React adds,
   * for the web fonts, which the first view omits, and to fill the cache, so the next page doesn't have to
   * inline them.
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
    // A router-internal name.
    page.__reactRouterRouteModules = Object.fromEntries(modules);
    await import(/* @vite-ignore */ entry);
  }

  /**
   * After a deploy, the page's scripts may be missing; a reloaded page references new ones. Only once, to
   * avoid a loop.
   */
  function failed(): void {
    if (storage.get('sessionStorage', RELOADED_KEY) === page.location.href) {
      document.documentElement.dataset['boot'] = 'failed';
      return;
    }
    storage.set('sessionStorage', RELOADED_KEY, page.location.href);
    // If the reload can't be recorded, it could loop.
    if (storage.get('sessionStorage', RELOADED_KEY)) page.location.reload();
    else document.documentElement.dataset['boot'] = 'failed';
  }

  function hydrated(): void {
    isHydrated = true;
    // With a delay, because chunks fetched after the first view may be missing too.
    page.setTimeout(() => storage.remove('sessionStorage', RELOADED_KEY), RELOAD_AGAIN_MS);
  }

  return { boot, start: () => start(), hydrated };
}

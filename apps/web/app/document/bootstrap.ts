/**
 * Runs inline in the head of every page, before the first paint and long before React: it must stay
 * small, import nothing, and survive blocked storage. `window.perya` is its only global.
 */

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

export interface Bootstrap {
  /** Fetches and runs the application once the first view is drawn, or at the first touch. */
  boot(plan: BootPlan): void;
  /** Called once the page answers by itself: taps that came earlier happen now. */
  hydrated(): void;
  isHydrated(): boolean;
  setTheme(theme: string): void;
}

/** The slowest hero picture that the scripts still wait for. */
const HERO_PATIENCE_MS = 2500;
const CHUNK_TIMEOUT_MS = 120_000;
const YEAR_S = 31_536_000;

export function createBootstrap(page: Window & typeof globalThis): Bootstrap {
  const { document } = page;
  const root = document.documentElement;
  const taps = new Set<HTMLElement>();
  let isHydrated = false;
  let begin = () => {};

  function stored(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
    try {
      return page[kind].getItem(key);
    } catch {
      return null;
    }
  }

  function store(kind: 'localStorage' | 'sessionStorage', key: string, value: string): void {
    try {
      page[kind].setItem(key, value);
    } catch {
      // The cookie, where there is one, still holds it.
    }
  }

  function setCookie(name: string, value: string): void {
    const secure = page.location.protocol === 'https:' ? ';Secure' : '';
    document.cookie = `${name}=${value};Path=/;Max-Age=${YEAR_S};SameSite=Lax${secure}`;
  }

  function hasCookie(name: string): boolean {
    return `; ${document.cookie}`.includes(`; ${name}=`);
  }

  function setTheme(theme: string): void {
    root.dataset['theme'] = theme;
    store('localStorage', 'theme', theme);
    setCookie('theme', theme);
  }

  // A cookie may be gone while local storage is not: the choice still counts.
  const theme = stored('localStorage', 'theme');
  if ((theme === 'dark' || theme === 'light') && !hasCookie('theme')) setTheme(theme);
  // The header keeps room for the member's side, so that a reload does not flash the guest's.
  if (stored('sessionStorage', 'token')) root.dataset['session'] = 'member';

  function onClick(event: Event): void {
    if (!(event.target instanceof page.Element)) return;
    const tapped = event.target.closest<HTMLElement>('a[href],button,[role="button"]');
    if (!tapped) return;
    if (tapped.dataset['action'] === 'theme') {
      setTheme(root.dataset['theme'] === 'dark' ? 'light' : 'dark');
      event.preventDefault();
      return;
    }
    // A link works by itself, and a form's own button is seen by the form below.
    if (tapped.matches('a[href]:not([role="button"])')) return;
    if (tapped instanceof page.HTMLButtonElement && tapped.type === 'submit' && tapped.form) return;
    event.preventDefault();
    remember(tapped);
  }

  function onSubmit(event: SubmitEvent): void {
    if (!(event.target instanceof page.HTMLFormElement)) return;
    // A search is an address: the browser can go there without us.
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    remember(event.submitter ?? event.target);
  }

  function remember(element: HTMLElement): void {
    taps.add(element);
    element.dataset['tapped'] = '';
    begin();
  }

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  function boot(plan: BootPlan): void {
    let begun = false;
    begin = () => {
      if (begun) return;
      begun = true;
      // A chunk that hangs is as good as gone after two minutes (specification §9).
      page.setTimeout(() => {
        if (!isHydrated) failed();
      }, CHUNK_TIMEOUT_MS);
      load(plan).catch(failed);
    };
    for (const type of ['pointerdown', 'keydown'] as const) {
      document.addEventListener(type, () => begin(), { once: true, capture: true, passive: true });
    }
    afterFirstPaint(() => afterHero(() => begin()));
  }

  function afterFirstPaint(then: () => void): void {
    // A page that is opened in the background paints only when it is looked at.
    const timer = page.setTimeout(then, HERO_PATIENCE_MS);
    page.requestAnimationFrame(() => {
      page.requestAnimationFrame(() => {
        page.clearTimeout(timer);
        // One task later the frame is on the screen.
        page.setTimeout(then);
      });
    });
  }

  function afterHero(then: () => void): void {
    const hero = document.querySelector<HTMLImageElement>('img[data-hero]');
    if (!hero || hero.complete) {
      then();
      return;
    }
    hero.addEventListener('load', then, { once: true });
    hero.addEventListener('error', then, { once: true });
    page.setTimeout(then, HERO_PATIENCE_MS);
  }

  /**
   * Fetches the stylesheets that stand in the page in part: for the rest of their rules, which what
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
    setCookie('seen', '1');
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
    const key = 'reloadedFor';
    if (stored('sessionStorage', key) === page.location.href) {
      root.dataset['boot'] = 'failed';
      return;
    }
    store('sessionStorage', key, page.location.href);
    // Where it could not be noted, reloading might never end.
    if (stored('sessionStorage', key)) page.location.reload();
    else root.dataset['boot'] = 'failed';
  }

  function hydrated(): void {
    if (isHydrated) return;
    isHydrated = true;
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    try {
      page.sessionStorage.removeItem('reloadedFor');
    } catch {
      // Then it was never set.
    }
    for (const element of taps) {
      delete element.dataset['tapped'];
      if (!element.isConnected) continue;
      if (element instanceof page.HTMLFormElement) element.requestSubmit();
      else element.click();
    }
    taps.clear();
  }

  return { boot, hydrated, isHydrated: () => isHydrated, setTheme };
}

window.perya = createBootstrap(window);

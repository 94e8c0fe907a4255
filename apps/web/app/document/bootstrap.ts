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

/** What the visitor came by: a link that signs in, or one that sets a new password. */
export interface FollowedLink {
  kind: 'login' | 'reset';
  token: string;
}

export interface Bootstrap {
  /** Fetches and runs the application once the first view is drawn, or at the first touch. */
  boot(plan: BootPlan): void;
  /** Called once the page answers by itself: what was tapped and typed earlier happens now. */
  hydrated(): void;
  isHydrated(): boolean;
  setTheme(theme: string): void;
  /** The token of the address, once: it is nowhere else any more. */
  takeLink(): FollowedLink | null;
  /** The browser's offer to install the site as an app; it comes once, at any time. */
  installOffer: Event | null;
}

/** The slowest hero picture that the scripts still wait for. */
const HERO_PATIENCE_MS = 2500;
const CHUNK_TIMEOUT_MS = 120_000;
/** A part that is missing so soon after a reload will not come by another one. */
const RELOAD_AGAIN_MS = 30_000;
const YEAR_S = 31_536_000;
const TAPPABLE = 'a[href],button,[role="button"]';
const SAME_PLACE_PX = 10;
const ENTRIES = ['input', 'change'] as const;
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'] as const;

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function createBootstrap(page: Window & typeof globalThis): Bootstrap {
  const { document } = page;
  const root = document.documentElement;
  const taps = new Set<HTMLElement>();
  const arrivals = new WeakSet<Element>();
  const typed = new Map<FormField, string | boolean>();
  // Before anything that could read the address, or send it along.
  let link = linkOfAddress();
  let isHydrated = false;
  let isPressed = false;
  let pressed: HTMLElement | null = null;
  let pressedAt: readonly [number, number] = [0, 0];
  let isWaitingForRelease = false;
  let isEntering = false;
  let begin = () => {};

  /** Takes the token of `?token=` or `#reset=` out of the address bar and the history. */
  function linkOfAddress(): FollowedLink | null {
    const url = new URL(page.location.href);
    const token = url.searchParams.get('token');
    const reset = /^#reset=(.*)/.exec(url.hash)?.[1];
    if (token === null && reset === undefined) return null;
    url.searchParams.delete('token');
    if (reset !== undefined) url.hash = '';
    page.history.replaceState(page.history.state, '', url);
    if (reset) return { kind: 'reset', token: reset };
    return token ? { kind: 'login', token } : null;
  }

  function takeLink(): FollowedLink | null {
    const taken = link;
    link = null;
    return taken;
  }

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
  if (stored('sessionStorage', 'token')) {
    root.dataset['session'] = 'member';
    // And the home page, for the lanes that only members have (home/ownLanes).
    root.dataset['ownLanes'] = stored('sessionStorage', 'ownLanes') ?? 'RECENT FAVOURITES';
  }
  // Whoever comes by a link may be about to sign in: the application decides about them.
  else if ('guarded' in root.dataset && !link) {
    const { pathname, search, hash } = page.location;
    page.location.replace(`/login?returnTo=${encodeURIComponent(pathname + search + hash)}`);
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof page.Element)) return;
    if (!isHydrated && event.target.matches('input')) {
      // The browser ticks it, and React is told when it answers: it would come to life in the middle of
      // this click, and take what is ticked by then for what has been there from the beginning.
      event.stopImmediatePropagation();
      return;
    }
    const aimed = event.target.closest<HTMLElement>(TAPPABLE);
    // The page may have moved between a press and its end: the click is then of what both stand in.
    const tapped = aimed ?? (isWherePressed(event) ? pressed : null);
    if (!tapped || (isHydrated && !isLate(tapped))) return;
    if (tapped.dataset['action'] === 'theme') {
      setTheme(root.dataset['theme'] === 'dark' ? 'light' : 'dark');
      event.preventDefault();
      return;
    }
    // A link works by itself, and a form's own button is seen by the form below.
    if (tapped.matches('a[href]:not([role="button"])')) return;
    const isOfForm =
      tapped instanceof page.HTMLButtonElement && tapped.type === 'submit' && tapped.form;
    if (isOfForm && aimed) return;
    event.preventDefault();
    // Else the page might bring the part to life for this tap, and then meet it a second time.
    event.stopImmediatePropagation();
    remember(tapped);
  }

  /** A finger that was drawn away before it was lifted has changed its mind. */
  function isWherePressed({ clientX, clientY }: MouseEvent): boolean {
    return Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) < SAME_PLACE_PX;
  }

  /** Whether it is of a part that does not answer yet. */
  function isLate(element: Element): boolean {
    const part = element.closest('[data-late]');
    return part !== null && !arrivals.has(part);
  }

  function onSubmit(event: SubmitEvent): void {
    if (!(event.target instanceof page.HTMLFormElement)) return;
    // A search is an address: the browser can go there without us.
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    remember(event.submitter ?? event.target);
  }

  function remember(element: HTMLElement): void {
    taps.add(element);
    element.dataset['tapped'] = '';
    begin();
  }

  /** Kept from React, as a tick is, until it can be entered again. */
  function onInput(event: Event): void {
    if (isHydrated) return;
    const field = event.target as FormField;
    // The last one of a group of radios counts.
    typed.delete(field);
    const isTick = field.matches('[type=checkbox],[type=radio]');
    typed.set(field, isTick ? (field as HTMLInputElement).checked : field.value);
    event.stopImmediatePropagation();
  }

  /** What was typed moves the page when it is read: not from under a finger that is about to be lifted. */
  function onPress({ type, target, clientX, clientY }: MouseEvent): void {
    if (isHydrated) return;
    isPressed = type === 'pointerdown';
    if (isPressed && target instanceof page.Element) {
      pressed = target.closest(TAPPABLE);
      pressedAt = [clientX, clientY];
    }
    // After the click that comes with it.
    if (!isPressed && isWaitingForRelease) page.setTimeout(hydrated);
  }

  page.addEventListener('beforeinstallprompt', (offer) => {
    bootstrap.installOffer = offer;
  });
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('latepartready', onLatePart);
  for (const type of ENTRIES) document.addEventListener(type, onInput, true);
  for (const type of PRESSES) document.addEventListener(type, onPress, true);

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
      document.addEventListener(type, () => begin(), true);
    }
    afterFirstPaint(() => afterHero(() => begin()));
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
    isWaitingForRelease = isPressed;
    if (isPressed) return;
    isHydrated = true;
    document.removeEventListener('submit', onSubmit, true);
    leaveTaps();
    page.setTimeout(forgetReload, RELOAD_AGAIN_MS);
    isEntering = typed.size > 0;
    for (const [field, entry] of typed) enter(field, entry);
    // What was typed has to be rendered before it is sent.
    if (isEntering) page.setTimeout(entered);
    else tapAgain();
  }

  function entered(): void {
    isEntering = false;
    tapAgain();
  }

  /** A part marked `data-late`, which React takes over after the page, answers as well. */
  function onLatePart({ target }: Event): void {
    arrivals.add(target as Element);
    if (!isHydrated) return;
    leaveTaps();
    if (!isEntering) tapAgain();
  }

  /** Nothing is late any more: every tap is the page's own. */
  function leaveTaps(): void {
    if ([...document.querySelectorAll('[data-late]')].some(isLate)) return;
    document.removeEventListener('click', onClick, true);
  }

  /** Not at once: what the page fetches after its first view may be gone as well. */
  function forgetReload(): void {
    try {
      page.sessionStorage.removeItem('reloadedFor');
    } catch {
      // Then it was never set.
    }
  }

  function tapAgain(): void {
    for (const element of taps) {
      if (isLate(element)) continue;
      taps.delete(element);
      delete element.dataset['tapped'];
      if (!element.isConnected) continue;
      if (element instanceof page.HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }

  /** As if the visitor did it: forms begin anew when they hydrate, and React must see a change. */
  function enter(field: FormField, entry: string | boolean): void {
    if (typeof entry === 'boolean') {
      (field as HTMLInputElement).checked = !entry;
      field.click();
      return;
    }
    type(field, entry);
    // A part of the page that hydrates only now has emptied it again.
    if (field.value !== entry) type(field, entry);
  }

  function type(field: FormField, text: string): void {
    field.value = '';
    // React watches the field's own `value`; its kind's is the browser's.
    const kind: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, text);
    for (const type of ENTRIES) field.dispatchEvent(new page.Event(type, { bubbles: true }));
  }

  const bootstrap: Bootstrap = {
    boot,
    hydrated,
    isHydrated: () => isHydrated,
    setTheme,
    takeLink,
    installOffer: null,
  };
  return bootstrap;
}

window.perya = createBootstrap(window);

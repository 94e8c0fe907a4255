/**
 * Runs inline in the head of every page, before the first paint and long before React. It must stay small,
 * import only the files next to it, and work when storage is blocked. `window.perya` is its only global.
 */

import { createApplicationLoader, type ApplicationLoader } from './applicationLoader';
import { createEarlyInput, type EarlyInput } from './earlyInput';
import { createPageStorage } from './pageStorage';
import { restoreLanguage } from './restoreLanguage';

/** The link that the visitor followed: one that signs in, or one that resets a password. */
export interface FollowedLink {
  kind: 'login' | 'reset';
  token: string;
}

export interface Bootstrap extends Pick<ApplicationLoader, 'boot'>, EarlyInput {
  setTheme(theme: string): void;
  /** Returns the token from the address, once. It isn't stored anywhere else. */
  takeLink(): FollowedLink | null;
  /** The browser's install prompt event. It fires once, at any time. */
  installOffer: Event | null;
}

export function createBootstrap(page: Window & typeof globalThis): Bootstrap {
  const { document } = page;
  const root = document.documentElement;
  const storage = createPageStorage(page);
  // Before any code that could read the address or send it.
  let link = linkOfAddress();

  /** Removes the token of `?token=` or `#reset=` from the address bar and the history, and returns it. */
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

  function setTheme(theme: string): void {
    root.dataset['theme'] = theme;
    storage.set('localStorage', 'theme', theme);
    storage.setCookie('theme', theme);
  }

  // The cookie may be gone while local storage still has the choice.
  const theme = storage.get('localStorage', 'theme');
  if ((theme === 'dark' || theme === 'light') && !storage.hasCookie('theme')) setTheme(theme);
  // A reload would lose the followed link, so that page keeps its language.
  if (restoreLanguage(root, storage) && !link) page.location.reload();
  // Closed for this visit (home/promo-bar).
  if (storage.get('sessionStorage', 'promoBar')) root.dataset['promoBar'] = 'closed';
  // Reserves the space of the member's header, so a reload doesn't flash the guest's.
  if (storage.get('sessionStorage', 'token')) {
    root.dataset['session'] = 'member';
    // Does the same on the home page for members-only lanes (home/ownLanes).
    root.dataset['ownLanes'] = storage.get('sessionStorage', 'ownLanes') ?? 'RECENT FAVOURITES';
  }
  // A visitor who followed a link may be about to sign in, so the application decides.
  else if ('guarded' in root.dataset && !link) {
    const { pathname, search, hash } = page.location;
    page.location.replace(`/login?returnTo=${encodeURIComponent(pathname + search + hash)}`);
  }

  const loader = createApplicationLoader(page, storage);
  const input = createEarlyInput(page, {
    switchTheme: () => setTheme(root.dataset['theme'] === 'dark' ? 'light' : 'dark'),
    onTap: loader.start,
    onHydrated: loader.hydrated,
  });
  const bootstrap: Bootstrap = {
    boot: loader.boot,
    hydrated: input.hydrated,
    isHydrated: input.isHydrated,
    setTheme,
    takeLink,
    installOffer: null,
  };
  page.addEventListener('beforeinstallprompt', (offer) => {
    bootstrap.installOffer = offer;
  });
  return bootstrap;
}

window.perya = createBootstrap(window);

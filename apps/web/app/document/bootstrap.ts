/**
 * Runs inline in the head of every page, before the first paint and long before React: it must stay
 * small, import nothing but the files beside it that it's made of, and survive blocked storage. `window.perya`
 * is its only global.
 */

import { createApplicationLoader, type ApplicationLoader } from './applicationLoader';
import { createEarlyInput, type EarlyInput } from './earlyInput';
import { createPageStorage } from './pageStorage';

/** What the visitor came by: a link that signs in, or one that sets a new password. */
export interface FollowedLink {
  kind: 'login' | 'reset';
  token: string;
}

export interface Bootstrap extends Pick<ApplicationLoader, 'boot'>, EarlyInput {
  setTheme(theme: string): void;
  /** The token of the address, once: it is nowhere else any more. */
  takeLink(): FollowedLink | null;
  /** The browser's offer to install the site as an app; it comes once, at any time. */
  installOffer: Event | null;
}

export function createBootstrap(page: Window & typeof globalThis): Bootstrap {
  const { document } = page;
  const root = document.documentElement;
  const storage = createPageStorage(page);
  // Before anything that could read the address, or send it along.
  let link = linkOfAddress();

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

  function setTheme(theme: string): void {
    root.dataset['theme'] = theme;
    storage.set('localStorage', 'theme', theme);
    storage.setCookie('theme', theme);
  }

  // A cookie may be gone while local storage is not: the choice still counts.
  const theme = storage.get('localStorage', 'theme');
  if ((theme === 'dark' || theme === 'light') && !storage.hasCookie('theme')) setTheme(theme);
  // The header keeps room for the member's side, so that a reload does not flash the guest's.
  if (storage.get('sessionStorage', 'token')) {
    root.dataset['session'] = 'member';
    // And the home page, for the lanes that only members have (home/ownLanes).
    root.dataset['ownLanes'] = storage.get('sessionStorage', 'ownLanes') ?? 'RECENT FAVOURITES';
  }
  // Whoever comes by a link may be about to sign in: the application decides about them.
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

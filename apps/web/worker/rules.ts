/** What the service worker does with a request. `network` means that it stays out of it. */
export type FetchStrategy = 'asset' | 'art' | 'page' | 'network';

/** What a request says about itself, as far as the worker goes by it. */
interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Drawn for the site and changed by name only, or so seldom that a day does not matter. */
const ART = /^\/(?:art\/|brand\/|icon-|favicon|apple-touch-icon|og\.png)/;

/** Calls, and what answers from the platform: money, sessions and draws are never kept. */
const CALLS = /^\/(?:wps|lgw|lotto|play|sandbox)\//;

export function strategyFor({ method, mode, url }: Asked, origin: string): FetchStrategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || CALLS.test(address.pathname)) {
    return 'network';
  }
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (ART.test(address.pathname)) return 'art';
  return mode === 'navigate' ? 'page' : 'network';
}

/** What a guest sees without asking for anything in particular. */
const SHELL_PAGES =
  /^\/(?:|rng|live|fish|pvp|sports|esports|cockfight|inhouse|elott|lott|promotions|pointMall|helpmc|down)$/;

/**
 * Whether a page may be shown again without the network. The server renders every page as for a guest,
 * so nothing in it is anybody's own; an address with parameters may name something that is.
 */
export function isCacheable(
  url: string,
  response: Pick<Response, 'status' | 'headers' | 'type'>,
): boolean {
  const { pathname, search } = new URL(url);
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    !(response.headers.get('cache-control') ?? '').includes('no-store') &&
    search === '' &&
    SHELL_PAGES.test(pathname)
  );
}

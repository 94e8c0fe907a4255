import { routerOrigin, type RouterHost } from '@perya/api-client';

const KEY = 'routers';

/** Caches the hosts for this tab (specification §4). */
export function keepRouters(hosts: readonly RouterHost[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(hosts.map(({ domain }) => domain)));
  } catch {
    // Storage is blocked or full: the next test fetches again.
  }
}

/** The cached hosts; null if there are none. Invalid entries are dropped. */
export function keptRouters(): readonly RouterHost[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return null;
    const hosts = kept.flatMap((domain: unknown) => {
      const origin = typeof domain === 'string' ? routerOrigin(domain) : null;
      return origin === null ? [] : [{ domain: String(domain), origin, speedMs: 0 }];
    });
    return hosts.length > 0 ? hosts : null;
  } catch {
    return null;
  }
}

import { routerOrigin, type RouterHost } from '@perya/api-client';
import { createTabCache } from '@perya/session';

/** The domains of the routers, without the measurements. */
const cache = createTabCache<readonly string[]>('routers', (stored) =>
  Array.isArray(stored) ? stored.filter((domain) => typeof domain === 'string') : null,
);

/** Caches the hosts for this tab (specification §4). */
export function keepRouters(hosts: readonly RouterHost[]): void {
  cache.set(hosts.map(({ domain }) => domain));
}

/** The cached hosts; null if there are none. Invalid entries are dropped. */
export function keptRouters(): readonly RouterHost[] | null {
  const hosts = (cache.get() ?? []).flatMap((domain) => {
    const origin = routerOrigin(domain);
    return origin === null ? [] : [{ domain, origin, speedMs: 0 }];
  });
  return hosts.length > 0 ? hosts : null;
}

import type { ApiClient } from '@perya/api-client';

import type { TransportOptions } from './transport';

/**
 * The client of a page view, whose transport loads with the first request. A guest's first view makes none,
 * because its data is part of the page, and so doesn't load the transport.
 */
export function deferredClient(options: TransportOptions): ApiClient {
  let client: ApiClient | undefined;
  let coming: Promise<ApiClient> | undefined;

  function arrive(): Promise<ApiClient> {
    coming ??= import('./transport').then(({ createTransport }) => {
      client = createTransport(options);
      return client;
    });
    // After a failed load, the next request retries.
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  }

  return {
    async call(endpoint, input, callOptions) {
      const arrived = client ?? (await arrive());
      return arrived.call(endpoint, input, callOptions);
    },
    serverNow: () => client?.serverNow() ?? Date.now(),
    account: () => options.getAccount?.() ?? null,
  };
}

import type { ApiClient } from '@perya/api-client';

import type { TransportOptions } from './transport';

/**
 * The client of a page view, whose transport comes with the first call. A guest's first view makes
 * none, since its data came with the page, and is not charged for it.
 */
export function deferredClient(options: TransportOptions): ApiClient {
  let client: ApiClient | undefined;
  let coming: Promise<ApiClient> | undefined;

  function arrive(): Promise<ApiClient> {
    coming ??= import('./transport').then(({ createTransport }) => {
      client = createTransport(options);
      return client;
    });
    // A lost chunk is asked for again by the next call.
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

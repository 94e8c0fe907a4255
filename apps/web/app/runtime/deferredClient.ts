import type { ApiClient, ApiClientOptions } from '@perya/api-client';

/**
 * The client of a page view, whose transport comes with the first call. A guest's first view makes
 * none, since its data came with the page, and is not charged for it.
 */
export function deferredClient(options: ApiClientOptions): ApiClient {
  let client: ApiClient | undefined;
  let coming: Promise<ApiClient> | undefined;

  function arrive(): Promise<ApiClient> {
    coming ??= import('./transport').then(({ createApiClient }) => {
      client = createApiClient(options);
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
  };
}

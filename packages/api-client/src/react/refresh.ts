import type { QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint } from '../core/endpoint';
import { apiQueryKey } from './query';

/**
 * Refetches these calls after a write that changed their data. A read that is still in flight was sent before
 * the write and may return older data: it's canceled, not awaited.
 */
export async function refreshCalls(
  queries: QueryClient,
  endpoints: readonly AnyEndpoint[],
): Promise<void> {
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const queryKey = apiQueryKey(endpoint);
      // Refetching during the first request would only wait for that one.
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}

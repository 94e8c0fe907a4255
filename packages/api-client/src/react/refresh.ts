import type { QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint } from '../core/endpoint';
import { apiQueryKey } from './query';

/**
 * Reads everything of these calls again, after a write that changed it. A read that is still under
 * way left before the write, and its answer may be older: it is given up, not waited for.
 */
export async function refreshCalls(
  queries: QueryClient,
  endpoints: readonly AnyEndpoint[],
): Promise<void> {
  await Promise.all(
    endpoints.map(async (endpoint) => {
      const queryKey = apiQueryKey(endpoint);
      // To ask again while the first answer is on its way would be to wait for that one.
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}

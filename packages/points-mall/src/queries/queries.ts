import { getPointConfig, listPointRewards, type ApiClient } from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';

import { parseMallPlace, rewardsInput } from '../address/mallPlace';
import { readTab } from '../address/mallTabs';

/**
 * The queries of `/pointMall`'s first view for a guest, for prefetching.
 *
 * @example
 * ```ts
 * import type { ApiClient } from '@perya/api-client';
 * import { pointMallQueries } from '@perya/points-mall';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export async function loadMall(client: ApiClient, queryClient: QueryClient, url: URL) {
 *   const queries = pointMallQueries(client, url.searchParams);
 *   await Promise.all(queries.map((query) => queryClient.prefetchQuery<unknown>(query as never)));
 * }
 * ```
 */
export function pointMallQueries(client: ApiClient, params: URLSearchParams) {
  if (readTab(params) !== 'mall') return [];
  return [
    apiQuery(client, getPointConfig, {}),
    apiQuery(client, listPointRewards, rewardsInput(parseMallPlace(params), false)),
  ];
}

import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../core/client';
import type { AnyEndpoint, InputOf, OutputOf } from '../core/endpoint';
import { useApi } from './provider';

/** The query key of an endpoint's responses; without an input, it matches all inputs. */
export function apiQueryKey<E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>) {
  return input === undefined ? ([endpoint.id] as const) : ([endpoint.id, input] as const);
}

/**
 * Query options for one call, for `useQuery`, loaders and prefetching.
 *
 * @example
 * ```ts
 * import { listGames, type ApiClient } from '@perya/api-client';
 * import { apiQuery } from '@perya/api-client/react';
 * import { dehydrate, QueryClient } from '@tanstack/react-query';
 *
 * // A loader on the server: the page then renders without a second request.
 * export async function loadGames(client: ApiClient) {
 *   const queryClient = new QueryClient();
 *   await queryClient.prefetchQuery(apiQuery(client, listGames, { category: 'RNG' }));
 *   return dehydrate(queryClient);
 * }
 * ```
 */
export function apiQuery<E extends AnyEndpoint>(client: ApiClient, endpoint: E, input: InputOf<E>) {
  return queryOptions<OutputOf<E>>({
    queryKey: [endpoint.id, input],
    queryFn: ({ signal }) => client.call(endpoint, input, { signal }),
    // The transport has already retried what is worth retrying.
    retry: false,
  });
}

/** The result of {@link apiQuery} for a call. */
export type ApiQuery<E extends AnyEndpoint> = ReturnType<typeof apiQuery<E>>;

/** Options of TanStack Query for a query; key and call are given by the endpoint. */
export type ApiQueryOptions<E extends AnyEndpoint> = Omit<
  UseQueryOptions<OutputOf<E>>,
  'queryKey' | 'queryFn'
>;

/**
 * Reads one call through the query cache.
 *
 * @example
 * ```tsx
 * import { listGames } from '@perya/api-client';
 * import { useApiQuery } from '@perya/api-client/react';
 *
 * export function Games() {
 *   const { data, isPending } = useApiQuery(listGames, { category: 'RNG' });
 *   if (isPending) return <p>Loading</p>;
 *   return <ul>{data?.items.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>;
 * }
 * ```
 */
export function useApiQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: ApiQueryOptions<E> = {},
) {
  const client = useApi();
  return useQuery({ ...apiQuery(client, endpoint, input), ...options });
}

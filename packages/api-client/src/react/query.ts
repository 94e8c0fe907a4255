import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../core/client';
import type { AnyEndpoint, InputOf, OutputOf } from '../core/endpoint';
import { useApi } from './provider';

/** The key that an endpoint's answers are cached under; without an input: all of the endpoint's. */
export function apiQueryKey<E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>) {
  return input === undefined ? ([endpoint.id] as const) : ([endpoint.id, input] as const);
}

/** Query options for one call, for `useQuery`, loaders and prefetching alike. */
export function apiQuery<E extends AnyEndpoint>(client: ApiClient, endpoint: E, input: InputOf<E>) {
  return queryOptions<OutputOf<E>>({
    queryKey: [endpoint.id, input],
    queryFn: ({ signal }) => client.call(endpoint, input, { signal }),
    // The transport has repeated what is worth repeating.
    retry: false,
  });
}

export type ApiQueryOptions<E extends AnyEndpoint> = Omit<
  UseQueryOptions<OutputOf<E>>,
  'queryKey' | 'queryFn'
>;

/** Reads by one call through the cache. */
export function useApiQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: ApiQueryOptions<E> = {},
) {
  const client = useApi();
  return useQuery({ ...apiQuery(client, endpoint, input), ...options });
}

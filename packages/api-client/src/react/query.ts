import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../core/client';
import type { AnyEndpoint, InputOf, OutputOf } from '../core/endpoint';
import { useApi } from './provider';

/** The query key of an endpoint's responses; without an input, it matches all inputs. */
export function apiQueryKey<E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>) {
  return input === undefined ? ([endpoint.id] as const) : ([endpoint.id, input] as const);
}

/** Query options for one call, for `useQuery`, loaders and prefetching. */
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

export type ApiQueryOptions<E extends AnyEndpoint> = Omit<
  UseQueryOptions<OutputOf<E>>,
  'queryKey' | 'queryFn'
>;

/** Reads one call through the query cache. */
export function useApiQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: ApiQueryOptions<E> = {},
) {
  const client = useApi();
  return useQuery({ ...apiQuery(client, endpoint, input), ...options });
}

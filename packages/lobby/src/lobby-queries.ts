import {
  DEFAULT_GAME_PAGE_SIZE,
  listGames,
  type ApiClient,
  type Category,
  type GameFilter,
} from '@perya/api-client';
import { apiQuery } from '@perya/api-client/react';
import { readLobbyFilters, type LobbyFilters } from './lobby-address';

/** How many games a page of a lobby holds (specification §9). */
export const LOBBY_PAGE_SIZE = DEFAULT_GAME_PAGE_SIZE;

/** A catalogue changes by the day; within a visit, Back should find it as it was left. */
const FRESH_MS = 5 * 60_000;

/** Named, because the published types cannot name what the query library keeps to itself. */
type LobbyPageQuery = ReturnType<typeof apiQuery<typeof listGames>> & { staleTime: number };

/** One page of a lobby under its filters. */
export function lobbyPageQuery(
  client: ApiClient,
  category: Category,
  filters: LobbyFilters,
  page = filters.page,
): LobbyPageQuery {
  const input: GameFilter = {
    category,
    page,
    pageSize: LOBBY_PAGE_SIZE,
    // Left out where nothing was chosen: then a search is answered with the best match first.
    ...(filters.sort !== 'popular' && { sort: filters.sort }),
    ...(filters.show !== 'all' && { classification: filters.show }),
    ...(filters.text !== '' && { search: filters.text }),
    ...(filters.vendor !== '' && { vendor: filters.vendor }),
  };
  return { ...apiQuery(client, listGames, input), staleTime: FRESH_MS };
}

/**
 * What a lobby needs for its first view. A route's loader prefetches these on the server, so that the
 * page arrives with its games:
 *
 * ```ts
 * await Promise.all(
 *   lobbyQueries(client, 'RNG', new URL(request.url).searchParams).map((query) =>
 *     queryClient.prefetchQuery(query),
 *   ),
 * );
 * ```
 */
export function lobbyQueries(
  client: ApiClient,
  category: Category,
  params: URLSearchParams,
): LobbyPageQuery[] {
  return [lobbyPageQuery(client, category, readLobbyFilters(params))];
}

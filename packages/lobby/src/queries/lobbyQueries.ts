import {
  DEFAULT_GAME_PAGE_SIZE,
  EVENT_CATEGORIES,
  getGameFacets,
  listFavourites,
  listGames,
  listLobbyEvents,
  listRecentGames,
  listWinners,
  type ApiClient,
  type Category,
  type EventCategory,
  type Game,
  type GameFilter,
  type Page,
} from '@perya/api-client';
import { apiQuery, type ApiQuery } from '@perya/api-client/react';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { isDefaultView, readLobbyFilters, type LobbyFilters } from '../address/lobbyAddress';

/** Games per page of a lobby (specification §9). */
export const LOBBY_PAGE_SIZE = DEFAULT_GAME_PAGE_SIZE;

/** Number of popular games (specification §9). */
export const TOP_COUNT = 20;

/** The game list changes daily; within a visit, Back should show it unchanged. */
const FRESH_MS = 5 * 60_000;

/** An alias, because declaration files can't name internal types of TanStack Query. */
export type LobbyPageQuery = ApiQuery<typeof listGames> & {
  staleTime: number;
  select?: (page: Page<Game>) => Page<Game>;
};
export type LobbyFacetsQuery = ApiQuery<typeof getGameFacets> & {
  staleTime: number;
};

/** Converts the filters of a lobby's URL to request parameters. */
export function gameFilter(category: Category, filters: LobbyFilters): GameFilter {
  const { text, vendors, show, kinds, minBet, minLines, features, volatilities, rtp } = filters;
  return {
    category,
    ...(text !== '' && { search: text }),
    ...(vendors.length > 0 && { vendors }),
    ...((show === 'hot' || show === 'new' || show === 'demo') && { classification: show }),
    ...(kinds.length > 0 && { kinds }),
    ...(minBet !== '' && { minBet }),
    ...(minLines > 0 && { minLines }),
    ...(features.length > 0 && { features }),
    ...(volatilities.length > 0 && { volatilities }),
    ...(rtp.from !== null && { rtpFrom: rtp.from }),
    ...(rtp.to !== null && { rtpTo: rtp.to }),
  };
}

/** One page of a lobby with its filters. */
export function lobbyPageQuery(
  client: ApiClient,
  category: Category,
  filters: LobbyFilters,
  page = filters.page,
): LobbyPageQuery {
  const { show, sort } = filters;
  const paged = { category, page, pageSize: LOBBY_PAGE_SIZE };
  if (show === 'favourites') return ownList(apiQuery(client, listFavourites, paged));
  if (show === 'recent') return ownList(apiQuery(client, listRecentGames, paged));
  if (show === 'top') return topQuery(client, category, filters);
  const query = apiQuery(client, listGames, {
    ...gameFilter(category, filters),
    page,
    pageSize: LOBBY_PAGE_SIZE,
    // Omitted by default: a search then returns the best matches first.
    ...(sort !== 'popular' && { sort }),
  });
  return { ...query, staleTime: FRESH_MS };
}

/** The first twenty games in the platform's order; further matches aren't part of this list. */
function topQuery(client: ApiClient, category: Category, filters: LobbyFilters): LobbyPageQuery {
  const query = apiQuery(client, listGames, {
    ...gameFilter(category, filters),
    page: 1,
    pageSize: TOP_COUNT,
    sort: 'popular',
  });
  return { ...query, select: firstPageOnly, staleTime: FRESH_MS };
}

function firstPageOnly({ items }: Page<Game>): Page<Game> {
  return { items, totalCount: items.length, totalPages: Math.min(1, items.length) };
}

/**
 * The member's own lists are pages of games from other calls. They change through actions on the site, so
 * they're always refetched when opened.
 */
function ownList(query: ApiQuery<typeof listFavourites | typeof listRecentGames>): LobbyPageQuery {
  return { ...query, staleTime: 0 };
}

/** Number of events shown above the games of a lobby. */
export const EVENTS_SHOWN = 12;

/** The latest wins shown above the games of a lobby. */
export function latestWins(category: Category) {
  return { category, period: 'month', order: 'latest', count: 8 } as const;
}

/** Whether a lobby has events in addition to games. */
export function isEventCategory(category: Category): category is EventCategory {
  return EVENT_CATEGORIES.some((each) => each === category);
}

/** Available choices of a lobby's filters. */
export function lobbyFacetsQuery(
  client: ApiClient,
  category: Category,
  filters: LobbyFilters,
): LobbyFacetsQuery {
  return { ...apiQuery(client, getGameFacets, gameFilter(category, filters)), staleTime: FRESH_MS };
}

/**
 * The queries of a lobby's first view. Prefetch them in a route's loader, to render the games on the server.
 *
 * @example
 * ```ts
 * import type { ApiClient } from '@perya/api-client';
 * import { lobbyQueries } from '@perya/lobby';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export async function loadLobby(client: ApiClient, queryClient: QueryClient, request: Request) {
 *   const { searchParams } = new URL(request.url);
 *   const queries = lobbyQueries(client, 'RNG', searchParams);
 *   await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
 * }
 * ```
 */
export function lobbyQueries(
  client: ApiClient,
  category: Category,
  params: URLSearchParams,
): readonly FetchQueryOptions[] {
  const filters = readLobbyFilters(params);
  // A member's own list can't be prefetched: the server doesn't know the member.
  const isOwn = filters.show === 'favourites' || filters.show === 'recent';
  const queries = [
    ...(isOwn ? [] : [lobbyPageQuery(client, category, filters)]),
    lobbyFacetsQuery(client, category, filters),
    ...(isEventCategory(category) && isDefaultView(filters)
      ? [apiQuery(client, listLobbyEvents, { category, count: EVENTS_SHOWN })]
      : []),
    ...(isDefaultView(filters) ? [apiQuery(client, listWinners, latestWins(category))] : []),
  ];
  // Loaders only prefetch these, without reading their data.
  return queries as unknown as readonly FetchQueryOptions[];
}

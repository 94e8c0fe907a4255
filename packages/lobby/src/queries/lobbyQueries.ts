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
import { apiQuery } from '@perya/api-client/react';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { isFront, readLobbyFilters, type LobbyFilters } from '../address/lobbyAddress';

/** How many games a page of a lobby holds (specification §9). */
export const LOBBY_PAGE_SIZE = DEFAULT_GAME_PAGE_SIZE;

/** How many games are popular (specification §9). */
export const TOP_COUNT = 20;

/** A catalogue changes by the day; within a visit, Back should find it as it was left. */
const FRESH_MS = 5 * 60_000;

/** Named, because the published types cannot name what the query library keeps to itself. */
export type LobbyPageQuery = ReturnType<typeof apiQuery<typeof listGames>> & {
  staleTime: number;
  select?: (page: Page<Game>) => Page<Game>;
};
export type LobbyFacetsQuery = ReturnType<typeof apiQuery<typeof getGameFacets>> & {
  staleTime: number;
};

/** What the filters of a lobby's address ask the platform for. */
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

/** One page of a lobby under its filters. */
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
    // Left out where nothing was chosen: then a search is answered with the best match first.
    ...(sort !== 'popular' && { sort }),
  });
  return { ...query, staleTime: FRESH_MS };
}

/** The first twenty in the platform's order; what fits beyond them is not of this list. */
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
 * The member's own lists are pages of games like any other, but for the name of their call. They
 * change by what is done here, so they are asked for whenever they are gone to.
 */
function ownList(
  query: ReturnType<typeof apiQuery<typeof listFavourites | typeof listRecentGames>>,
): LobbyPageQuery {
  return { ...query, staleTime: 0 };
}

/** How many events stand before the books of a lobby. */
export const EVENTS_SHOWN = 12;

/** The wins that pass by over the games of a lobby. */
export function latestWins(category: Category) {
  return { category, period: 'month', order: 'latest', count: 8 } as const;
}

/** Whether a lobby sells events, beside the games that take bets on them. */
export function isEventCategory(category: Category): category is EventCategory {
  return EVENT_CATEGORIES.some((each) => each === category);
}

/** What a lobby's filters can still be set to. */
export function lobbyFacetsQuery(
  client: ApiClient,
  category: Category,
  filters: LobbyFilters,
): LobbyFacetsQuery {
  return { ...apiQuery(client, getGameFacets, gameFilter(category, filters)), staleTime: FRESH_MS };
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
): readonly FetchQueryOptions[] {
  const filters = readLobbyFilters(params);
  // A member's own list is not the server's to ask for: it does not know who comes.
  const isOwn = filters.show === 'favourites' || filters.show === 'recent';
  const queries = [
    ...(isOwn ? [] : [lobbyPageQuery(client, category, filters)]),
    lobbyFacetsQuery(client, category, filters),
    ...(isEventCategory(category) && isFront(filters)
      ? [apiQuery(client, listLobbyEvents, { category, count: EVENTS_SHOWN })]
      : []),
    ...(isFront(filters) ? [apiQuery(client, listWinners, latestWins(category))] : []),
  ];
  // A loader keeps what they answer and looks into none of it.
  return queries as unknown as readonly FetchQueryOptions[];
}

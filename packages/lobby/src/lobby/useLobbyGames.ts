import type { Category, Game, Page } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isOwnList, writeLobbyFilters, type LobbyFilters } from '../address/lobbyAddress';
import { LOBBY_PAGE_SIZE, lobbyPageQuery } from '../queries/lobbyQueries';
import { usePagesInView, type OnPageInView } from './usePagesInView';

export interface LobbyGames {
  /**
   * `stale`: the games of the previous filters while new ones load. `guest`: a member's own list, without a
   * sign-in.
   */
  status: 'loading' | 'failed' | 'ready' | 'stale' | 'guest';
  error: Error | null;
  /** Number of matching games. */
  total: number;
  totalPages: number;
  /** The games of the page in the URL. */
  firstView: readonly Game[];
  /** The game at an index of the whole list, once its page has loaded. */
  gameAt(index: number): Game | undefined;
  /** The games on the same page as this index; referentially stable. */
  pageAt(index: number): readonly Game[];
  pageSeen: OnPageInView;
  /** Why another page failed to load; the rest of the list still works. */
  pageError: Error | null;
  retry(): void;
}

/** The whole list of a lobby, loaded page by page as it's scrolled into view. */
export function useLobbyGames(category: Category, filters: LobbyFilters): LobbyGames {
  const client = useApi();
  const cache = useQueryClient();
  const list = `${category}${writeLobbyFilters({ ...filters, page: 1 })}`;
  const { pages, pageSeen } = usePagesInView(list);

  const isSignedIn = useIsSignedIn();
  const isGuestHere = isOwnList(filters.show) && !isSignedIn;
  const lead = useQuery({
    ...lobbyPageQuery(client, category, filters),
    placeholderData: keepPreviousData,
    enabled: !isGuestHere,
  });
  const furtherPages = useMemo(
    () => [...pages].filter((page) => page !== filters.page),
    [pages, filters.page],
  );
  const combine = useCallback(
    (results: { data: Page<Game> | undefined; error: Error | null; refetch(): unknown }[]) => ({
      games: new Map(
        results.flatMap(({ data }, at) => (data ? [[furtherPages[at], data.items] as const] : [])),
      ),
      failed: results.filter(({ error, data }) => error !== null && data === undefined),
    }),
    [furtherPages],
  );
  const further = useQueries({
    queries: furtherPages.map((page) => lobbyPageQuery(client, category, filters, page)),
    combine,
  });

  // Pages that were viewed earlier are shown from the cache until they're in view again.
  const readBefore = useCallback(
    (page: number) => {
      const { queryKey, select } = lobbyPageQuery(client, category, filters, page);
      const { data, isInvalidated } = cache.getQueryState<Page<Game>>(queryKey) ?? {};
      if (!data || isInvalidated) return undefined;
      return (select?.(data) ?? data).items;
    },
    [cache, client, category, filters],
  );

  const isStale = lead.isPlaceholderData;
  const firstView = lead.data?.items ?? NO_GAMES;
  const pageAt = useCallback(
    (index: number) => {
      const page = pageOf(index);
      // Stale data is the first page of the previous filters, at the start of the list.
      const lead = isStale ? 1 : filters.page;
      if (page === lead) return firstView;
      if (isStale) return NO_GAMES;
      return further.games.get(page) ?? readBefore(page) ?? NO_GAMES;
    },
    [isStale, filters.page, firstView, further.games, readBefore],
  );
  const gameAt = useCallback((index: number) => pageAt(index)[index % LOBBY_PAGE_SIZE], [pageAt]);

  return {
    status: isGuestHere ? 'guest' : statusOf(lead),
    error: lead.error,
    total: lead.data?.totalCount ?? 0,
    totalPages: lead.data?.totalPages ?? 0,
    firstView,
    gameAt,
    pageAt,
    pageSeen,
    pageError: further.failed[0]?.error ?? null,
    retry() {
      if (lead.error) void lead.refetch();
      for (const { refetch } of further.failed) refetch();
    },
  };
}

function statusOf({
  data,
  error,
  isPlaceholderData,
}: {
  data: unknown;
  error: Error | null;
  isPlaceholderData: boolean;
}) {
  if (data !== undefined) return isPlaceholderData ? ('stale' as const) : ('ready' as const);
  return error === null ? ('loading' as const) : ('failed' as const);
}

/** The page, starting at 1, of an index in the list. */
export function pageOf(index: number): number {
  return Math.floor(index / LOBBY_PAGE_SIZE) + 1;
}

const NO_GAMES: readonly Game[] = [];

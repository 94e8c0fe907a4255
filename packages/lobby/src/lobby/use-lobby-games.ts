import type { Category, Game, Page } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { writeLobbyFilters, type LobbyFilters } from '../lobby-address';
import { LOBBY_PAGE_SIZE, lobbyPageQuery } from '../lobby-queries';
import { usePagesInView, type PageSeen } from './use-pages-in-view';

export interface LobbyGames {
  /** `stale`: the games of the filters before, while those of the new ones are on their way. */
  status: 'loading' | 'failed' | 'ready' | 'stale';
  error: Error | null;
  /** How many games fit the filters. */
  total: number;
  totalPages: number;
  /** The games of the page that the address names. */
  firstView: readonly Game[];
  /** The game at a place of the whole list, once its page is here. */
  gameAt(index: number): Game | undefined;
  pageSeen: PageSeen;
  /** Why a further page did not come; the rest of the list lives. */
  pageError: Error | null;
  retry(): void;
}

/** The whole list of a lobby, read page by page where a person looks. */
export function useLobbyGames(category: Category, filters: LobbyFilters): LobbyGames {
  const client = useApi();
  const list = `${category}${writeLobbyFilters({ ...filters, page: 1 })}`;
  const { pages, pageSeen } = usePagesInView(list);

  const lead = useQuery({
    ...lobbyPageQuery(client, category, filters),
    placeholderData: keepPreviousData,
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

  const isStale = lead.isPlaceholderData;
  const firstView = lead.data?.items ?? NO_GAMES;
  const gameAt = useCallback(
    (index: number) => {
      const page = pageOf(index);
      // What is shown of the filters before is their first view, at the head of the list.
      const lead = isStale ? 1 : filters.page;
      const games = page === lead ? firstView : isStale ? NO_GAMES : further.games.get(page);
      return games?.[index % LOBBY_PAGE_SIZE];
    },
    [isStale, filters.page, firstView, further.games],
  );

  return {
    status: lead.data ? (isStale ? 'stale' : 'ready') : lead.error ? 'failed' : 'loading',
    error: lead.error,
    total: lead.data?.totalCount ?? 0,
    totalPages: lead.data?.totalPages ?? 0,
    firstView,
    gameAt,
    pageSeen,
    pageError: further.failed[0]?.error ?? null,
    retry() {
      if (lead.error) void lead.refetch();
      for (const { refetch } of further.failed) refetch();
    },
  };
}

/** The page, from 1, that a place of the list is on. */
export function pageOf(index: number): number {
  return Math.floor(index / LOBBY_PAGE_SIZE) + 1;
}

const NO_GAMES: readonly Game[] = [];

import type { Category, GameFacets } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { QueryError } from '@perya/page-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { categoryOfPath } from '../address/categories';
import {
  isDefaultView,
  readFolder,
  readLobbyFilters,
  writeLobbyFilters,
  type LobbyFilters,
} from '../address/lobbyAddress';
import { GameGrid } from '../components/GameGrid/GameGrid';
import { LobbyHero } from '../components/LobbyHero/LobbyHero';
import { SortSelect } from '../components/SortSelect/SortSelect';
import { useFiltersT } from '../filters/locales';
import { useLobbyGames, type LobbyGames } from '../lobby/useLobbyGames';
import { lobbyFacetsQuery } from '../queries/lobbyQueries';
import { useLobbyNavigation, type LobbyNavigation } from './useLobbyNavigation';
import { LobbyEmpty } from './LobbyEmpty';
import { LobbyFolder } from './LobbyFolder';
import { LobbyHighlights } from './LobbyHighlights';
import { LobbyLoginPrompt } from './LobbyLoginPrompt';
import styles from './LobbyPage.module.css';
import { LobbyFilterControls, TOOLS } from './LobbyFilterControls';

/** Props of {@link LobbyPage}. */
export interface LobbyPageProps {
  /** The category; by default derived from the URL (`/rng`, `/live` …). */
  category?: Category;
  /** The site's banner for this lobby, above the hero. */
  banner?: ReactNode;
}

/**
 * The lobby of a category: all its games, with search, filters and sorting. All state is in the URL; the
 * first page is part of the document if the route prefetches `lobbyQueries`.
 */
export function LobbyPage({ category, banner }: LobbyPageProps) {
  const { pathname } = useLocation();
  const shown = category ?? categoryOfPath(pathname);
  // Remounts for another category, so that no state carries over, least of all the games.
  return <Lobby key={shown} category={shown} banner={banner} />;
}

function Lobby({ category, banner }: { category: Category; banner: ReactNode }) {
  const [params] = useSearchParams();
  const filters = useMemo(() => readLobbyFilters(params), [params]);
  const games = useLobbyGames(category, filters);
  const facets = useLobbyFacets(category, filters);
  const ways = useLobbyNavigation(filters);
  const results = useBroughtIntoView(category + writeLobbyFilters({ ...filters, page: 1 }));

  if (games.status === 'ready' && games.firstView.length === 0 && games.total > 0) {
    // A shared URL may contain a page that no longer exists.
    return <Navigate replace to={ways.hrefOf({ page: games.totalPages })} />;
  }

  return (
    <div className={styles['page']}>
      {banner}
      <LobbyHero category={category} compact={Boolean(banner)} />
      <LobbyFilterControls category={category} facets={facets} ways={ways}>
        <LobbyCount total={games.total} isKnown={games.status === 'ready'} />
        <SortSelect form={TOOLS} value={ways.chosen.sort} onChange={(sort) => ways.go({ sort })} />
      </LobbyFilterControls>
      {isDefaultView(filters) && <LobbyHighlights category={category} ways={ways} />}
      <div ref={results} className={styles['results']}>
        <LobbyResults category={category} filters={filters} games={games} ways={ways} />
      </div>
      <LobbyFolder category={category} code={readFolder(params)} onClose={ways.closeFolder} />
    </div>
  );
}

/** Scrolls a list back to its start when its filters change. */
function useBroughtIntoView(list: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const box = element.current;
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' });
  }, [list]);
  return element;
}

/** The number of matching games, announced to screen readers on change. */
function LobbyCount({ total, isKnown }: { total: number; isKnown: boolean }) {
  const t = useFiltersT();
  return (
    <p className={styles['count']} role="status">
      {isKnown && t('results.count', { count: total })}
    </p>
  );
}

interface LobbyResultsProps {
  category: Category;
  filters: LobbyFilters;
  games: LobbyGames;
  ways: LobbyNavigation;
}

function LobbyResults({ category, filters, games, ways }: LobbyResultsProps) {
  if (games.status === 'guest') return <LobbyLoginPrompt show={filters.show} />;
  if (games.status === 'failed') {
    // While refetching, its status is `loading`.
    return <QueryError query={{ error: games.error, isFetching: false, refetch: games.retry }} />;
  }
  if (games.status === 'ready' && games.total === 0) {
    return <LobbyEmpty category={category} filters={filters} hrefOf={ways.hrefOf} />;
  }
  return (
    <GameGrid
      category={category}
      list={category + writeLobbyFilters({ ...filters, page: 1 })}
      games={games}
      page={filters.page}
      hrefOf={(page) => ways.hrefOf({ page })}
    />
  );
}

/**
 * Available choices of a lobby's filters. While new counts load, or if they fail, the previous ones are kept:
 * they're optional and shouldn't hide the games.
 */
function useLobbyFacets(category: Category, filters: LobbyFilters): GameFacets | undefined {
  const client = useApi();
  const { data } = useQuery({
    ...lobbyFacetsQuery(client, category, filters),
    placeholderData: keepPreviousData,
  });
  return data;
}

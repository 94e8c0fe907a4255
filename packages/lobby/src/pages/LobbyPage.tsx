import type { Category, GameFacets } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { QueryError } from '@perya/page-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { categoryOfPath } from '../address/categories';
import {
  isFront,
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
import { LobbyFront } from './LobbyFront';
import { LobbyGuest } from './LobbyGuest';
import styles from './LobbyPage.module.css';
import { LobbyTools, TOOLS } from './LobbyTools';

export interface LobbyPageProps {
  /** Whose games; by default told from the address (`/rng`, `/live` …). */
  category?: Category;
  /** The site's banner of this lobby, above its head. */
  banner?: ReactNode;
}

/**
 * The lobby of a category: all its games, to search, narrow and order. The address holds every
 * choice; the first page comes with the document where the route prefetches `lobbyQueries`.
 */
export function LobbyPage({ category, banner }: LobbyPageProps) {
  const { pathname } = useLocation();
  const shown = category ?? categoryOfPath(pathname);
  // Another category is another page: nothing of the one before stays, its games least of all.
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
    // A shared address may name a page that a shrunken catalogue no longer has.
    return <Navigate replace to={ways.hrefOf({ page: games.totalPages })} />;
  }

  return (
    <div className={styles['page']}>
      {banner}
      <LobbyHero category={category} compact={Boolean(banner)} />
      <LobbyTools category={category} facets={facets} ways={ways}>
        <LobbyCount total={games.total} isKnown={games.status === 'ready'} />
        <SortSelect form={TOOLS} value={ways.chosen.sort} onChange={(sort) => ways.go({ sort })} />
      </LobbyTools>
      {isFront(filters) && <LobbyFront category={category} ways={ways} />}
      <div ref={results} className={styles['results']}>
        <LobbyResults category={category} filters={filters} games={games} ways={ways} />
      </div>
      <LobbyFolder category={category} code={readFolder(params)} onClose={ways.closeFolder} />
    </div>
  );
}

/** A list that was scrolled down starts at its head again when its filters change. */
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

/** How many games fit, said to a screen reader whenever that changes. */
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
  if (games.status === 'guest') return <LobbyGuest show={filters.show} />;
  if (games.status === 'failed') {
    // While it is read again its status is `loading`.
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
 * What the filters of a lobby can still be set to. While the next counts are on their way, or where
 * they fail, the last ones stand: they are a help, and no reason to hide the games.
 */
function useLobbyFacets(category: Category, filters: LobbyFilters): GameFacets | undefined {
  const client = useApi();
  const { data } = useQuery({
    ...lobbyFacetsQuery(client, category, filters),
    placeholderData: keepPreviousData,
  });
  return data;
}

import type { Category } from '@perya/api-client';
import { useSwitch, useVendors } from '@perya/site-config';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { categoryOfPath } from '../categories';
import { GameGrid } from '../components/GameGrid/GameGrid';
import { LobbyHero } from '../components/LobbyHero/LobbyHero';
import { LobbySearch } from '../components/LobbySearch/LobbySearch';
import { ShowFilter } from '../components/ShowFilter/ShowFilter';
import { SortSelect } from '../components/SortSelect/SortSelect';
import { VendorFilter } from '../components/VendorFilter/VendorFilter';
import { useT } from '../i18n';
import { useLobbyGames, type LobbyGames } from '../lobby/use-lobby-games';
import { readLobbyFilters, writeLobbyFilters, type LobbyFilters } from '../lobby-address';
import { LobbyEmpty } from './LobbyEmpty';
import { LobbyFailed } from './LobbyFailed';
import styles from './LobbyPage.module.css';

/** Id of the form of a lobby's choices; a page has one. */
const TOOLS = 'lobby-tools';

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
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const filters = useMemo(() => readLobbyFilters(params), [params]);
  const games = useLobbyGames(category, filters);
  const hrefOf = (change: Partial<LobbyFilters>) =>
    pathname + writeLobbyFilters({ ...filters, page: 1, ...change });

  const results = useBroughtIntoView(hrefOf({}));

  if (games.status === 'ready' && games.firstView.length === 0 && games.total > 0) {
    // A shared address may name a page that a shrunken catalogue no longer has.
    return <Navigate replace to={hrefOf({ page: games.totalPages })} />;
  }

  return (
    <div className={styles['page']}>
      {banner}
      <LobbyHero category={category} compact={Boolean(banner)} />
      <LobbyTools category={category} filters={filters} hrefOf={hrefOf} />
      <div className={styles['head']}>
        <LobbyCount total={games.total} isKnown={games.status === 'ready'} />
        <LobbyOrder filters={filters} hrefOf={hrefOf} />
      </div>
      <div ref={results} className={styles['results']}>
        <LobbyResults category={category} filters={filters} games={games} hrefOf={hrefOf} />
      </div>
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

interface LobbyPartProps {
  category: Category;
  filters: LobbyFilters;
  /** The address with some of the filters changed, back at the first page. */
  hrefOf(change: Partial<LobbyFilters>): string;
}

function LobbyTools({ category, filters, hrefOf }: LobbyPartProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const demoOn = useSwitch('freePlay');
  const vendors = useVendors(category);
  const choices = useMemo(
    () =>
      vendors.map(({ code, name, gameCount }) => ({ code, name, count: gameCount ?? undefined })),
    [vendors],
  );
  const go = (change: Partial<LobbyFilters>, replace = false) =>
    void navigate(hrefOf(change), { replace, preventScrollReset: true });

  return (
    <>
      {/* A form, so that it searches and orders before and without JavaScript. */}
      <form
        id={TOOLS}
        className={styles['tools']}
        action={pathname}
        onSubmit={(e) => e.preventDefault()}
      >
        <LobbySearch
          value={filters.text}
          // One step of the history for a whole search, not one for every pause in typing it.
          onSearch={(text) => go({ text }, filters.text !== '' && text !== '')}
        />
        {filters.vendor !== '' && <input type="hidden" name="vendor" value={filters.vendor} />}
        {filters.show !== 'all' && <input type="hidden" name="show" value={filters.show} />}
        <ShowFilter chosen={filters.show} demoOn={demoOn} hrefOf={(show) => hrefOf({ show })} />
        <noscript>
          <button className={styles['submit']}>{t('search.submit')}</button>
        </noscript>
      </form>
      <VendorFilter
        vendors={choices}
        chosen={filters.vendor}
        hrefOf={(vendor) => hrefOf({ vendor })}
      />
    </>
  );
}

function LobbyOrder({ filters, hrefOf }: Omit<LobbyPartProps, 'category'>) {
  const navigate = useNavigate();
  return (
    <SortSelect
      form={TOOLS}
      value={filters.sort}
      onChange={(sort) => void navigate(hrefOf({ sort }), { preventScrollReset: true })}
    />
  );
}

/** How many games fit, said to a screen reader whenever that changes. */
function LobbyCount({ total, isKnown }: { total: number; isKnown: boolean }) {
  const t = useT();
  return (
    <p className={styles['count']} role="status">
      {isKnown && t('results.count', { count: total })}
    </p>
  );
}

function LobbyResults({
  category,
  filters,
  games,
  hrefOf,
}: LobbyPartProps & { games: LobbyGames }) {
  if (games.status === 'failed') return <LobbyFailed error={games.error} onRetry={games.retry} />;
  if (games.status === 'ready' && games.total === 0) {
    return <LobbyEmpty category={category} filters={filters} hrefOf={hrefOf} />;
  }
  return (
    <GameGrid
      list={category + writeLobbyFilters({ ...filters, page: 1 })}
      games={games}
      page={filters.page}
      hrefOf={(page) => hrefOf({ page })}
    />
  );
}

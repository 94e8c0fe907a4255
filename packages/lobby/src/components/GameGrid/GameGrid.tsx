import type { Category, Game } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import {
  Button,
  Pagination,
  SkeletonGroup,
  useIsHydrated,
  VirtualGrid,
  VisuallyHidden,
  type VirtualGridCell,
} from '@perya/ui-kit';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useGameCards, type GameCards } from '../../cards/useGameCards';
import { useFiltersT } from '../../filters/locales';
import { pageOf, type LobbyGames } from '../../lobby/useLobbyGames';
import { usePageInAddress } from '../../lobby/usePageInAddress';
import type { OnPageInView } from '../../lobby/usePagesInView';
import { LOBBY_PAGE_SIZE } from '../../queries/lobbyQueries';
import { GameCard, PendingGameCard } from '../GameCard/GameCard';
import { LiveTableCard, PendingLiveTableCard } from '../LiveTableCard/LiveTableCard';
import { useLiveTable } from '../LiveTableCard/useLiveTable';
import styles from './GameGrid.module.css';

/** The first view on a large screen: three rows of six. */
const FIRST_VIEW = 18;

/** Large lobbies use a dense grid and small ones large cards; live tables have their own cards. */
const LAYOUTS = {
  LIVE: 'tables',
  RNG: 'close',
  FISH: 'close',
  PVP: 'large',
  SPORTS: 'large',
  ESPORTS: 'large',
  COCKFIGHT: 'large',
  INHOUSE: 'large',
  LOTT: 'large',
  ELOTT: 'large',
} as const satisfies Record<Category, string>;

/** Matches the large layout in the style sheet. */
const LARGE_SIZES = '(min-width: 900px) 300px, 48vw';

export interface GameGridProps {
  category: Category;
  games: LobbyGames;
  /** The page in the URL. */
  page: number;
  hrefOf(page: number): string;
  /** Identifies the list for scroll restoration. */
  list: string;
}

/**
 * All games of a lobby as a single grid. The server renders the page in the URL with links to the others;
 * after hydration the grid has its full length, and games load as they're scrolled into view.
 */
export function GameGrid({ category, games, page, hrefOf, list }: GameGridProps) {
  const t = useFiltersT();
  const isHydrated = useIsHydrated();
  const wall = useRef<HTMLDivElement>(null);
  const cards = useGameCards();
  const layout = LAYOUTS[category];
  const Pending = layout === 'tables' ? PendingLiveTableCard : PendingGameCard;
  const { status, total, totalPages } = games;
  const isWhole = isHydrated && status === 'ready';

  const places = useMemo(() => {
    const first = isWhole ? 0 : (page - 1) * LOBBY_PAGE_SIZE;
    const length = isWhole ? total : Math.min(LOBBY_PAGE_SIZE, total - first);
    return Array.from({ length: Math.max(length, 0) }, (_, at) => first + at);
  }, [isWhole, page, total]);

  usePageInAddress({ wall, isOn: isWhole, page, hrefOf });

  if (status === 'loading') {
    return (
      <div data-layout={layout} className={styles['wall']}>
        <SkeletonGroup label={t('results.loading')} className={styles['pending']}>
          {Array.from({ length: FIRST_VIEW }, (_, at) => (
            <Pending key={at} />
          ))}
        </SkeletonGroup>
      </div>
    );
  }

  // Keyed by game: a press that started on one game must not end on the one that replaces it.
  const renderPlace = (index: number, { tabIndex }: VirtualGridCell) => {
    const game = games.gameAt(index);
    return (
      <div className={styles['place']} data-place={index}>
        {game === undefined ? (
          <ComingGame page={pageOf(index)} pageSeen={games.pageSeen}>
            <Pending />
          </ComingGame>
        ) : layout === 'tables' ? (
          <Table
            key={game.id}
            cards={cards}
            game={game}
            page={games.pageAt(index)}
            tabIndex={tabIndex}
          />
        ) : (
          <Card
            key={game.id}
            cards={cards}
            game={game}
            isLarge={layout === 'large'}
            tabIndex={tabIndex}
          />
        )}
      </div>
    );
  };

  return (
    <div
      ref={wall}
      data-layout={layout}
      data-stale={status === 'stale' || undefined}
      className={styles['wall']}
    >
      <h2>
        <VisuallyHidden>{t('results.heading')}</VisuallyHidden>
      </h2>
      <VirtualGrid
        label={t('results.heading')}
        items={places}
        itemKey={placeKey}
        renderItem={renderPlace}
        totalCount={total}
        initialCount={LOBBY_PAGE_SIZE}
        restoreKey={list}
      />
      {games.pageError !== null && <PageFailed error={games.pageError} onRetry={games.retry} />}
      {!isHydrated && (
        <Pagination
          className={styles['pages']}
          page={page}
          totalPages={totalPages}
          hrefFor={hrefOf}
          onPageChange={noop}
          labels={{
            navigation: t('results.pages'),
            previous: t('results.previousPage'),
            next: t('results.nextPage'),
            page: (page) => t('results.page', { page }),
          }}
        />
      )}
    </div>
  );
}

const placeKey = (place: number) => place;
/** Native links for use without JavaScript; replaced after hydration. */
const noop = () => {};

interface CardProps {
  cards: GameCards;
  game: Game;
  tabIndex: 0 | -1;
}

function Card({ cards, game, isLarge, tabIndex }: CardProps & { isLarge: boolean }) {
  const { isFavourite, ...shared } = cards;
  return (
    <GameCard
      {...shared}
      {...(isLarge && { coverSizes: LARGE_SIZES })}
      game={game}
      isFavourite={isFavourite(game)}
      tabIndex={tabIndex}
    />
  );
}

function Table({ cards, game, page, tabIndex }: CardProps & { page: readonly Game[] }) {
  const { labels, actions, imageHosts, isFavourite } = cards;
  return (
    <LiveTableCard
      labels={labels}
      actions={actions}
      imageHosts={imageHosts}
      game={game}
      table={useLiveTable(game, page)}
      isFavourite={isFavourite(game)}
      tabIndex={tabIndex}
    />
  );
}

interface ComingGameProps {
  page: number;
  pageSeen: OnPageInView;
  children: ReactNode;
}

/** Placeholder of a game that isn't loaded; reports that its page is in view, so that it's fetched. */
function ComingGame({ page, pageSeen, children }: ComingGameProps) {
  useEffect(() => pageSeen(page), [page, pageSeen]);
  return children;
}

/** Sticks to the bottom of the viewport, however long the list is. */
function PageFailed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useFiltersT();
  const errorText = useErrorText();
  return (
    <div className={styles['failed']} role="alert">
      <p>
        <strong>{t('results.pageFailed')}</strong> {errorText(error)}
      </p>
      <Button size="small" onClick={onRetry}>
        {t('results.retry')}
      </Button>
    </div>
  );
}

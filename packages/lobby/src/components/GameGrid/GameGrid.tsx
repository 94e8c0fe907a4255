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
import type { PageSeen } from '../../lobby/usePagesInView';
import { LOBBY_PAGE_SIZE } from '../../queries/lobbyQueries';
import { GameCard, PendingGameCard } from '../GameCard/GameCard';
import { LiveTableCard, PendingLiveTableCard } from '../LiveTableCard/LiveTableCard';
import { useLiveTable } from '../LiveTableCard/useLiveTable';
import styles from './GameGrid.module.css';

/** A first view on a large screen: three rows of six. */
const FIRST_VIEW = 18;

/** Lobbies of hundreds stand close; a lobby of a few shows them large; tables have facts of their own. */
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

/** As the style sheet lays the large cards out. */
const LARGE_SIZES = '(min-width: 900px) 300px, 48vw';

export interface GameGridProps {
  category: Category;
  games: LobbyGames;
  /** The page that the address names. */
  page: number;
  hrefOf(page: number): string;
  /** Names the list for the way back to it. */
  list: string;
}

/**
 * A whole lobby as one wall. The server gives the page that the address names, with links to the
 * others; from then on the wall is as long as the lobby, and its games come where a person looks.
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

  // Keyed by the game: a press that began on one game must not end on the one that takes its place.
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
/** These links are the browser's: they are gone when the page can do better. */
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
  pageSeen: PageSeen;
  children: ReactNode;
}

/** A place whose game is not here yet: says so, for its page to be fetched. */
function ComingGame({ page, pageSeen, children }: ComingGameProps) {
  useEffect(() => pageSeen(page), [page, pageSeen]);
  return children;
}

/** Stays in sight at the foot of the window, however far the list goes on. */
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

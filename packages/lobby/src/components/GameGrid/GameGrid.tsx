import { useErrorText } from '@perya/i18n';
import {
  Button,
  Pagination,
  SkeletonGroup,
  VirtualGrid,
  VisuallyHidden,
  type VirtualGridCell,
} from '@perya/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../i18n';
import { pageOf, type LobbyGames } from '../../lobby/use-lobby-games';
import type { PageSeen } from '../../lobby/use-pages-in-view';
import { useHydrated } from '../../lobby/use-hydrated';
import { usePageInAddress } from '../../lobby/use-page-in-address';
import { LOBBY_PAGE_SIZE } from '../../lobby-queries';
import { useGameCards } from '../../use-game-cards';
import { GameCard, PendingGameCard } from '../GameCard/GameCard';
import styles from './GameGrid.module.css';

/** A first view on a large screen: three rows of six. */
const FIRST_VIEW = 18;

export interface GameGridProps {
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
export function GameGrid({ games, page, hrefOf, list }: GameGridProps) {
  const t = useT();
  const isHydrated = useHydrated();
  const wall = useRef<HTMLDivElement>(null);
  const { isFavourite, ...shared } = useGameCards();
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
      <SkeletonGroup label={t('results.loading')} className={styles['pending']}>
        {Array.from({ length: FIRST_VIEW }, (_, at) => (
          <PendingGameCard key={at} />
        ))}
      </SkeletonGroup>
    );
  }

  const renderPlace = (index: number, { tabIndex }: VirtualGridCell) => {
    const game = games.gameAt(index);
    return (
      <div className={styles['place']} data-place={index}>
        {game ? (
          <GameCard {...shared} game={game} isFavourite={isFavourite(game)} tabIndex={tabIndex} />
        ) : (
          <ComingGame page={pageOf(index)} pageSeen={games.pageSeen} />
        )}
      </div>
    );
  };

  return (
    <div ref={wall} data-stale={status === 'stale' || undefined} className={styles['wall']}>
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

/** A place whose game is not here yet: says so, for its page to be fetched. */
function ComingGame({ page, pageSeen }: { page: number; pageSeen: PageSeen }) {
  useEffect(() => pageSeen(page), [page, pageSeen]);
  return <PendingGameCard />;
}

/** Stays in sight at the foot of the window, however far the list goes on. */
function PageFailed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const t = useT();
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

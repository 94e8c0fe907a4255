import { getPointBalance, listPointRewards } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, RecordPager } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { Button, EmptyState, Skeleton } from '@perya/ui-kit';
import { useEffect } from 'react';

import { useT } from '../locales';
import { rewardsInput, type MallPlace } from '../address/mallPlace';
import styles from './mall.module.css';
import { RewardCard } from './RewardCard';

/** Two rows of cards on a desktop. */
const SKELETONS = 8;

export interface RewardGridProps {
  place: MallPlace;
  onPage(page: number): void;
  /** Resets all filters. */
  onShowAll(): void;
}

/** The rewards selected by the URL, as cards. */
export function RewardGrid({ place, onPage, onShowAll }: RewardGridProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const points = useApiQuery(getPointBalance, {}, { enabled: isSignedIn }).data;
  const query = useApiQuery(listPointRewards, rewardsInput(place, isSignedIn), {
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const { isPlaceholderData, refetch } = query;
  // The server doesn't know the member. Member data is loaded into the existing cards, so that a tap in
  // progress hits the intended one.
  useEffect(() => {
    if (isSignedIn) void refetch({ cancelRefetch: false });
  }, [isSignedIn, refetch]);
  return (
    <Loaded
      query={query}
      skeleton={<WaitingRewards />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoRewards place={place} onShowAll={onShowAll} />}
    >
      {({ items, totalCount, totalPages }) => (
        <section
          className={styles['found']}
          aria-label={t('mall.rewards')}
          data-stale={isPlaceholderData || undefined}
        >
          <p className={styles['hint']} role="status">
            {t('mall.found', { count: totalCount })}
          </p>
          <ul className={styles['grid']}>
            {items.map((reward) => (
              <li key={reward.id}>
                <RewardCard reward={reward} points={points} />
              </li>
            ))}
          </ul>
          {totalPages > 1 && (
            <RecordPager
              page={place.page}
              totalPages={totalPages}
              busy={isPlaceholderData}
              onPageChange={onPage}
            />
          )}
        </section>
      )}
    </Loaded>
  );
}

/** Empty state: the mall has no rewards, or none match the filters. */
function NoRewards({ place, onShowAll }: Pick<RewardGridProps, 'place' | 'onShowAll'>) {
  const t = useT();
  const isWhole = place.kind === null && place.search === '' && !place.affordable;
  return isWhole ? (
    <EmptyState titleLevel={2} title={t('mall.emptyTitle')} description={t('mall.emptyText')} />
  ) : (
    <EmptyState
      titleLevel={2}
      title={t('mall.noneTitle')}
      description={t('mall.noneText')}
      action={<Button onClick={onShowAll}>{t('mall.showAll')}</Button>}
    />
  );
}

function WaitingRewards() {
  return (
    <div className={styles['grid']}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <div key={place} className={styles['waiting']}>
          <Skeleton shape="cover" />
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

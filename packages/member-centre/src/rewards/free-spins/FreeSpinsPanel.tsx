import { listFreeSpins } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, RecordPager } from '@perya/page-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useRewardsT } from '../locales';
import styles from '../Rewards.module.css';
import { FreeSpinsCard } from './FreeSpinsCard';

const PAGE_SIZE = 12;

/** Available and used free spins (specification §7, Points: free spins). */
export function FreeSpinsPanel() {
  const t = useRewardsT();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listFreeSpins,
    { page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <section className={styles['section']} aria-label={t('freeSpins.title')}>
      <h3>{t('freeSpins.title')}</h3>
      <Loaded
        query={query}
        skeleton={[160]}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles['text']}>{t('freeSpins.empty')}</p>}
      >
        {({ items, totalPages }) => (
          <>
            <ul className={styles['cards']}>
              {items.map((grant) => (
                <FreeSpinsCard key={grant.id} grant={grant} />
              ))}
            </ul>
            <RecordPager
              page={page}
              totalPages={totalPages}
              busy={query.isFetching}
              onPageChange={setPage}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

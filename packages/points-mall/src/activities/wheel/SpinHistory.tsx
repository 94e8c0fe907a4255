import { listSpins, type Spin } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, RecordPager, usePrizeText } from '@perya/page-kit';
import { Button, DataTable, DateTimeText, EmptyState } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import { SpinProofDialog } from './SpinProofDialog';

const PAGE_SIZE = 10;

/** The member's spins, newest first, each with its proof. */
export function SpinHistory() {
  const t = useActivitiesT();
  const titleId = useId();
  const { stamp } = useFormat();
  const prizeText = usePrizeText();
  const [page, setPage] = useState(1);
  const [checked, setChecked] = useState<Spin | null>(null);
  const query = useApiQuery(
    listSpins,
    { page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['heading']}>
        {t('spins.title')}
      </h2>
      <Loaded query={query} skeleton={[240]}>
        {({ items, totalPages }) => (
          <>
            <DataTable<Spin>
              caption={t('spins.caption')}
              captionHidden
              rows={items}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  size="compact"
                  title={t('spins.emptyTitle')}
                  description={t('spins.emptyText')}
                />
              }
              columns={[
                {
                  id: 'name',
                  header: t('spins.drawn'),
                  isRowHeader: true,
                  cell: ({ name }) => name,
                },
                {
                  id: 'prize',
                  header: t('odds.prize'),
                  cell: ({ prize }) => prizeText(prize) ?? t('odds.nothing'),
                },
                {
                  id: 'time',
                  header: t('spins.time'),
                  cell: ({ at }) => <DateTimeText instant={at} text={stamp(at)} />,
                },
                {
                  id: 'proof',
                  header: t('spins.proof'),
                  align: 'end',
                  cell: (spin) => (
                    <Button
                      size="small"
                      aria-label={t('spins.checkOne', { time: stamp(spin.at) })}
                      onClick={() => setChecked(spin)}
                    >
                      {t('spins.check')}
                    </Button>
                  ),
                },
              ]}
            />
            <RecordPager
              page={page}
              totalPages={totalPages}
              busy={query.isFetching}
              onPageChange={setPage}
            />
          </>
        )}
      </Loaded>
      {checked && <SpinProofDialog spin={checked} onClose={() => setChecked(null)} />}
    </section>
  );
}

import { listRebateClaims, type RebateClaim } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useCategoryName, useFormat } from '@perya/i18n';
import { Loaded, RecordPager } from '@perya/page-kit';
import { DataTable, DateTimeText, MoneyText } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useRewardsT } from '../locales';
import styles from '../Rewards.module.css';

const PAGE_SIZE = 10;

/** Paid rebates, each with its turnover. */
export function RebateHistory() {
  const t = useRewardsT();
  const categoryName = useCategoryName();
  const { money, stamp, dateTime } = useFormat();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listRebateClaims,
    { page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Loaded query={query} skeleton={[240]}>
      {({ items, totalPages }) => (
        <div className={styles['stack']}>
          <DataTable<RebateClaim>
            caption={t('rebate.history')}
            captionHidden
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'time',
                header: t('rebate.claimedAt'),
                isRowHeader: true,
                cell: ({ claimedAt }) => (
                  <DateTimeText instant={claimedAt} text={stamp(claimedAt)} />
                ),
              },
              {
                id: 'category',
                header: t('rebate.category'),
                cell: ({ category }) => categoryName(category),
              },
              {
                id: 'period',
                header: t('rebate.period'),
                cell: ({ from, to }) => `${dateTime(from)} – ${dateTime(to)}`,
              },
              {
                id: 'turnover',
                header: t('rebate.turnover'),
                align: 'end',
                cell: ({ turnover }) => (
                  <MoneyText text={money(turnover.minor, turnover.currency)} />
                ),
              },
              {
                id: 'amount',
                header: t('rebate.amount'),
                align: 'end',
                cell: ({ amount }) => (
                  <MoneyText
                    text={money(amount.minor, amount.currency)}
                    flow="in"
                    labels={{ in: t('claim.received') }}
                  />
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
        </div>
      )}
    </Loaded>
  );
}

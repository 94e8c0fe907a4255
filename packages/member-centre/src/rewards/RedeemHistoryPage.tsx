import { listRedemptions, type Redemption, type RedemptionStatus } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, PageFrame, RecordPager } from '@perya/centre-kit';
import { useFormat } from '@perya/i18n';
import { Badge, DataTable, DateTimeText, EmptyState, type BadgeTone } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useT } from '../i18n';
import { useRewardsT } from './i18n';
import styles from './Rewards.module.css';

const PAGE_SIZE = 10;
const TONES: Readonly<Record<RedemptionStatus, BadgeTone>> = {
  'in-process': 'teal',
  rejected: 'danger',
  approved: 'success',
};

/** What was bought with points, and how far it is (specification §2, Redeem history; §4, redeem statuses). */
export function RedeemHistoryPage() {
  const t = useRewardsT();
  const names = useT();
  const { number, stamp } = useFormat();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listRedemptions,
    { page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <PageFrame title={names('centre.redeemHistory')} lead={t('redemptions.lead')}>
      <Loaded query={query} shape={[320]}>
        {({ items, totalPages }) => (
          <>
            <DataTable<Redemption>
              caption={t('redemptions.caption')}
              rows={items}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  title={t('redemptions.emptyTitle')}
                  description={t('redemptions.emptyText')}
                />
              }
              columns={[
                {
                  id: 'reward',
                  header: t('redemptions.reward'),
                  isRowHeader: true,
                  cell: ({ rewardName }) => rewardName,
                },
                {
                  id: 'time',
                  header: t('redemptions.time'),
                  cell: ({ at }) => <DateTimeText instant={at} text={stamp(at)} />,
                },
                {
                  id: 'quantity',
                  header: t('redemptions.quantity'),
                  align: 'end',
                  cell: ({ quantity }) => number(quantity),
                },
                {
                  id: 'points',
                  header: t('redemptions.points'),
                  align: 'end',
                  cell: ({ points }) => number(points),
                },
                {
                  id: 'status',
                  header: t('redemptions.status'),
                  cell: ({ status, note }) => (
                    <>
                      <Badge tone={TONES[status]}>{t(`redeemState.${status}`)}</Badge>
                      {note !== null && <p className={styles['text']}>{note}</p>}
                    </>
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
    </PageFrame>
  );
}

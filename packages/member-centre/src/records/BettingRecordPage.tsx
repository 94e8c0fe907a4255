import { exportBettingRecord, getBettingRecord } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import {
  CsvExport,
  exportParts,
  PageFrame,
  PeriodFilter,
  QueryError,
  RecordPager,
  RefreshButton,
  useChosenParams,
  usePeriod,
} from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { keepPreviousData } from '@tanstack/react-query';

import type { MemberPageProps } from '../address/MemberPageProps';
import { BetDrawer, betPollInterval } from './BetDrawer/BetDrawer';
import { BetFilters } from './BetFilters/BetFilters';
import { BetTable } from './BetTable/BetTable';
import { useBetColumns } from './betColumns';
import { useRecordsT } from './locales';
import {
  requestFilters,
  PAGE_SIZE,
  readChoice,
  writeChoice,
  type RecordChoice,
} from './filter/recordFilter';
import styles from './records.module.css';

export type BettingRecordPageProps = Pick<MemberPageProps, 'onResume'>;

/**
 * The member's bets, filtered by the URL (specification §2, personalHistoryCopy). Polled while one of them is
 * open.
 */
export function BettingRecordPage({ onResume }: BettingRecordPageProps) {
  const t = useRecordsT();
  const client = useApi();
  const columns = useBetColumns();
  const { period, today, from, to, choose: choosePeriod } = usePeriod();
  const [params, setParams] = useChosenParams();
  const choice = readChoice(params);
  const filter = { from, to, ...requestFilters(choice) };
  const query = useApiQuery(
    getBettingRecord,
    { ...filter, page: choice.page, pageSize: PAGE_SIZE },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) => betPollInterval(state.data?.items),
    },
  );
  const { data } = query;
  const choose = (change: Partial<RecordChoice>) =>
    setParams((now) => writeChoice(now, change), { replace: true });
  const isFiltered = Object.keys(requestFilters(choice)).length > 0;

  return (
    <PageFrame
      title={t('bets.title')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <div className={styles['filters']}>
        <PeriodFilter period={period} today={today} choose={choosePeriod} />
        <BetFilters choice={choice} from={from} to={to} onChoose={choose} />
      </div>
      {query.error && !data ? (
        <QueryError query={query} />
      ) : (
        <BetTable
          bets={data?.items ?? []}
          totals={data?.totals}
          isLoading={query.isPending}
          onResume={onResume}
          empty={
            <EmptyState
              title={t('bets.emptyTitle')}
              description={isFiltered ? t('bets.emptyFiltered') : t('bets.emptyText')}
            />
          }
        />
      )}
      {data && data.totalCount > 0 && (
        <div className={styles['below']}>
          <RecordPager
            page={choice.page}
            totalPages={data.totalPages}
            busy={query.isFetching}
            onPageChange={(page) => choose({ page })}
          />
          <CsvExport
            fileName={`${t('bets.file')}-${period.from}-${period.to}`}
            columns={columns}
            parts={(signal) =>
              exportParts((after) =>
                client.call(exportBettingRecord, { ...filter, after }, { signal }),
              )
            }
          />
        </div>
      )}
      <BetDrawer onResume={onResume} />
    </PageFrame>
  );
}

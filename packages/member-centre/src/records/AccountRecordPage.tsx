import {
  exportTransactionHistory,
  getTransactionHistory,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionStatus,
} from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import {
  CsvExport,
  exportParts,
  PAGE_PARAM,
  PageFrame,
  PeriodFilter,
  QueryError,
  readPage,
  RecordPager,
  RefreshButton,
  TransactionDrawer,
  TransactionTable,
  useChosenParams,
  usePanelLabels,
  usePeriod,
  useTransactionColumns,
  useTransactionWords,
  writeParam,
} from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useRecordsT } from './locales';
import { PAGE_SIZE } from './filter/recordFilter';
import styles from './records.module.css';

const STATUSES = [
  'pending',
  'done',
  'failed',
  'cancelled',
] as const satisfies readonly TransactionStatus[];
const ALL = 'ALL';

/** Every transaction by type, with the balance after each (specification §2, transactionHistory). */
export function AccountRecordPage() {
  const t = useRecordsT();
  const client = useApi();
  const labels = usePanelLabels();
  const columns = useTransactionColumns();
  const words = useTransactionWords();
  const { period, today, from, to, choose } = usePeriod();
  const [params, setParams] = useChosenParams();
  const [shown, setShown] = useState<Transaction | null>(null);
  const page = readPage(params);
  const type = TRANSACTION_TYPES.find((each) => each === params.get('moveType'));
  const status = STATUSES.find((each) => each === params.get('moveStatus'));
  const filter = { from, to, ...(type && { type }), ...(status && { status }) };
  const query = useApiQuery(
    getTransactionHistory,
    { ...filter, page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  const write = (name: string, value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(PAGE_PARAM);
        writeParam(next, name, value);
        return next;
      },
      { replace: true },
    );
  const isFiltered = type !== undefined || status !== undefined;

  return (
    <PageFrame
      title={t('moves.title')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <div className={styles['filters']}>
        <PeriodFilter period={period} today={today} choose={choose} />
        <div className={styles['choices']}>
          <Select
            aria-label={words.typeLabel}
            value={type ?? ALL}
            options={words.typeOptions}
            onValueChange={(value) => write('moveType', value === ALL ? null : value)}
          />
          <Select
            aria-label={words.statusLabel}
            value={status ?? ALL}
            options={[
              { value: ALL, label: t('moves.allStatuses') },
              ...STATUSES.map((each) => ({ value: each, label: words.status(each) })),
            ]}
            onValueChange={(value) => write('moveStatus', value === ALL ? null : value)}
          />
        </div>
      </div>
      {query.error && !data ? (
        <QueryError query={query} />
      ) : (
        <TransactionTable
          caption={t('moves.caption')}
          loadingLabel={labels.loading}
          moves={data?.items ?? []}
          totals={data?.totals}
          isLoading={query.isPending}
          onShow={setShown}
          empty={
            <EmptyState
              title={t('moves.emptyTitle')}
              description={isFiltered ? t('moves.emptyFiltered') : t('moves.emptyText')}
            />
          }
        />
      )}
      {data && data.totalCount > 0 && (
        <div className={styles['below']}>
          <RecordPager
            page={page}
            totalPages={data.totalPages}
            busy={query.isFetching}
            onPageChange={(next) => write(PAGE_PARAM, next > 1 ? String(next) : null)}
          />
          <CsvExport
            fileName={`${t('moves.file')}-${period.from}-${period.to}`}
            columns={columns}
            parts={(signal) =>
              exportParts((after) =>
                client.call(exportTransactionHistory, { ...filter, after }, { signal }),
              )
            }
          />
        </div>
      )}
      <TransactionDrawer
        move={shown}
        labels={{ close: t('close') }}
        onClose={() => setShown(null)}
      />
    </PageFrame>
  );
}

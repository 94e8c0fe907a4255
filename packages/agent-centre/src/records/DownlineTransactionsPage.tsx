import {
  getDownlineTransactions,
  TRANSACTION_TYPES,
  type DownlineTransaction,
} from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import {
  PageFrame,
  RefreshButton,
  TransactionDrawer,
  TransactionTable,
  usePanelLabels,
  usePeriod,
  useTransactionColumns,
  useTransactionWords,
  type CsvColumn,
} from '@perya/page-kit';
import { EmptyState, type DataTableColumn } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { AccountSearch } from '../components/AccountSearch/AccountSearch';
import { MAX_PAGE_SIZE, pagedParts, Report } from '../components/Report/Report';
import { useReportAddress } from '../address/useReportAddress';
import { useRecordsT } from './locales';
import styles from './records.module.css';

const ALL = 'ALL';
const PAGE_SIZE = 20;

/** Wallet transactions of all downlines (specification §2, downline transaction details). */
export function DownlineTransactionsPage() {
  const t = useRecordsT();
  const client = useApi();
  const words = useTransactionWords();
  const labels = usePanelLabels();
  const columns = useDownlineTransactionColumns();
  const whose = useWhose();
  const period = usePeriod();
  const address = useReportAddress();
  const [shown, setShown] = useState<DownlineTransaction | null>(null);
  const { from, to } = period;
  const account = address.read('teamAccount');
  const type = TRANSACTION_TYPES.find((each) => each === address.read('teamType'));
  const filter = { from, to, ...(type && { type }), ...(account && { account }) };
  const query = useApiQuery(
    getDownlineTransactions,
    { ...filter, page: address.page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  return (
    <PageFrame
      title={t('moves.title')}
      lead={t('moves.lead')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <Report<DownlineTransaction>
        period={period}
        filters={
          <>
            <div className={styles['choices']}>
              <Select
                aria-label={words.typeLabel}
                value={type ?? ALL}
                options={words.typeOptions}
                onValueChange={(value) => address.write({ teamType: value === ALL ? null : value })}
              />
            </div>
            <AccountSearch
              key={account}
              label={t('moves.account')}
              help={t('moves.accountHelp')}
              value={account ?? ''}
              onSearch={(next) => address.write({ teamAccount: next || null })}
            />
          </>
        }
        query={query}
        page={address.page}
        onTurn={address.turn}
        file={{
          name: t('moves.file'),
          columns,
          parts: (signal) =>
            pagedParts((page) =>
              client.call(
                getDownlineTransactions,
                { ...filter, page, pageSize: MAX_PAGE_SIZE },
                { signal },
              ),
            ),
        }}
      >
        <TransactionTable
          caption={t('moves.caption')}
          loadingLabel={labels.loading}
          moves={data?.items ?? []}
          totals={data?.totals}
          isLoading={query.isPending}
          whose={whose}
          onShow={setShown}
          empty={
            <EmptyState
              title={t('moves.emptyTitle')}
              description={type || account ? t('moves.emptyFiltered') : t('moves.emptyText')}
            />
          }
        />
        <TransactionDrawer
          move={shown}
          whose={(move) => [t('moves.account'), move.account]}
          labels={{ close: t('close') }}
          onClose={() => setShown(null)}
        />
      </Report>
    </PageFrame>
  );
}

/** The wallet's owner and level. */
function useWhose(): DataTableColumn<DownlineTransaction> {
  const t = useRecordsT();
  const { number } = useFormat();
  return {
    id: 'account',
    header: t('moves.account'),
    cell: ({ account, level }) => (
      <span className={styles['stack']}>
        <span className={styles['name']}>{account}</span>
        <span className={styles['note']}>{t('member.level', { level: number(level) })}</span>
      </span>
    ),
  };
}

function useDownlineTransactionColumns(): readonly CsvColumn<DownlineTransaction>[] {
  const t = useRecordsT();
  const columns = useTransactionColumns();
  return [
    { header: t('moves.account'), cell: ({ account }) => account },
    { header: t('member.levelHeader'), cell: ({ level }) => level },
    ...columns,
  ];
}

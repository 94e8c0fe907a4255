import { getMyIncome, INCOME_SOURCES, type IncomeDay } from '@perya/api-client';
import { useApi, useApiQuery } from '@perya/api-client/react';
import { csvAmount, PageFrame, RefreshButton, usePeriod, type CsvColumn } from '@perya/page-kit';
import { EmptyState } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { keepPreviousData } from '@tanstack/react-query';

import { MAX_PAGE_SIZE, pagedParts, Report } from '../components/Report/Report';
import { useReportAddress } from '../address/useReportAddress';
import { useRecordsT } from './locales';
import { IncomeChart } from './IncomeChart/IncomeChart';
import { IncomeTable } from './IncomeTable/IncomeTable';
import styles from './records.module.css';

const ALL = 'ALL';
const PAGE_SIZE = 31;

/** The agent's income by day and source (specification §2, my income). */
export function MyIncomePage() {
  const t = useRecordsT();
  const client = useApi();
  const columns = useIncomeColumns();
  const period = usePeriod(30);
  const address = useReportAddress();
  const { from, to } = period;
  const source = INCOME_SOURCES.find((each) => each === address.read('teamSource'));
  const filter = { from, to, ...(source && { source }) };
  const query = useApiQuery(
    getMyIncome,
    { ...filter, page: address.page, pageSize: PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data } = query;
  return (
    <PageFrame
      title={t('income.title')}
      lead={t('income.lead')}
      actions={<RefreshButton onPress={() => void query.refetch()} />}
    >
      <Report<IncomeDay>
        period={period}
        filters={
          <div className={styles['choices']}>
            <Select
              aria-label={t('income.source')}
              value={source ?? ALL}
              options={[
                { value: ALL, label: t('income.allSources') },
                ...INCOME_SOURCES.map((each) => ({ value: each, label: t(`source.${each}`) })),
              ]}
              onValueChange={(value) => address.write({ teamSource: value === ALL ? null : value })}
            />
          </div>
        }
        query={query}
        page={address.page}
        onTurn={address.turn}
        file={{
          name: t('income.file'),
          columns,
          parts: (signal) =>
            pagedParts((page) =>
              client.call(getMyIncome, { ...filter, page, pageSize: MAX_PAGE_SIZE }, { signal }),
            ),
        }}
      >
        {data && data.items.length > 0 && <IncomeChart days={data.items} />}
        <IncomeTable
          days={data?.items ?? []}
          totals={data?.totals}
          isLoading={query.isPending}
          empty={<EmptyState title={t('income.emptyTitle')} description={t('income.emptyText')} />}
        />
      </Report>
    </PageFrame>
  );
}

/** The columns of the export, including sources without income. */
function useIncomeColumns(): readonly CsvColumn<IncomeDay>[] {
  const t = useRecordsT();
  return [
    { header: t('income.day'), cell: ({ day }) => day },
    { header: t('sums.currency'), cell: ({ total }) => total.currency },
    ...INCOME_SOURCES.map((source) => ({
      header: t(`source.${source}`),
      cell: ({ amounts }: IncomeDay) => csvAmount(amounts[source]),
    })),
    { header: t('income.total'), cell: ({ total }) => csvAmount(total) },
  ];
}

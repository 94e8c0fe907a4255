import { INCOME_SOURCES, type IncomeDay, type MyIncome } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { usePanelLabels } from '@perya/page-kit';
import { startOfDay } from '@perya/rules/time';
import { DataTable, DateTimeText, MoneyText, type DataTableColumn } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useRecordsT } from '../locales';
import { useAmounts } from '../amounts/useAmounts';

export interface IncomeTableProps {
  days: readonly IncomeDay[];
  /** Totals of the whole filter result, not only of this page. */
  totals: MyIncome['totals'] | undefined;
  isLoading: boolean;
  /** Shown instead of the table when there is no income. */
  empty: ReactNode;
}

/** Income by day and source. Sources without income have no column. */
export function IncomeTable({ days, totals, isLoading, empty }: IncomeTableProps) {
  const t = useRecordsT();
  const { date, timeZone } = useFormat();
  const { plain, text } = useAmounts();
  const labels = usePanelLabels();
  const sources = INCOME_SOURCES.filter((source) => totals && totals.amounts[source].minor !== 0);
  const columns: DataTableColumn<IncomeDay>[] = [
    {
      id: 'day',
      header: t('income.day'),
      isRowHeader: true,
      cell: ({ day }) => {
        const at = startOfDay(day, timeZone);
        return <DateTimeText instant={at} text={date(at)} />;
      },
    },
    ...sources.map((source): DataTableColumn<IncomeDay> => ({
      id: source,
      header: t(`source.${source}`),
      align: 'end',
      cell: ({ amounts }) => plain(amounts[source]),
      total: totals && plain(totals.amounts[source]),
    })),
    {
      id: 'total',
      header: t('income.total'),
      align: 'end',
      cell: ({ total }) => <MoneyText text={text(total)} tone="gold" />,
      total: totals && <MoneyText text={text(totals.total)} tone="gold" />,
    },
  ];
  return (
    <DataTable
      caption={t('income.caption')}
      captionHidden
      columns={columns}
      rows={days}
      rowKey={({ day }) => day}
      empty={empty}
      loadingLabel={isLoading ? labels.loading : undefined}
      totalLabel={t('sums.total')}
    />
  );
}

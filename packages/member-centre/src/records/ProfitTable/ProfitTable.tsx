import type { BettingTotals, ProfitReport } from '@perya/api-client';
import { useCategoryName, useFormat } from '@perya/i18n';
import { csvAmount, type CsvColumn } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { DataTable, MoneyText, type DataTableColumn } from '@perya/ui-kit';

import { useRecordsT } from '../locales';

/** Wins and losses of a period or category. */
export interface ProfitRow extends BettingTotals {
  id: string;
  name: string;
}

export interface ProfitTableProps {
  caption: string;
  /** The heading of the first column. */
  heading: string;
  rows: readonly ProfitRow[];
  totals: BettingTotals;
}

/** A table of wins and losses with totals. */
export function ProfitTable({ caption, heading, rows, totals }: ProfitTableProps) {
  const t = useRecordsT();
  const { money, number } = useFormat();
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  const result = (value: Money) => (
    <MoneyText
      text={amount(value)}
      flow={value.minor > 0 ? 'in' : value.minor < 0 ? 'out' : undefined}
      labels={{ in: t('bets.won'), out: t('bets.lost') }}
    />
  );
  const columns: DataTableColumn<ProfitRow>[] = [
    { id: 'name', header: heading, isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'bets',
      header: t('profit.bets'),
      align: 'end',
      cell: ({ bets }) => number(bets),
      total: number(totals.bets),
    },
    {
      id: 'stake',
      header: t('bets.stake'),
      align: 'end',
      cell: ({ stake }) => <MoneyText text={amount(stake)} />,
      total: <MoneyText text={amount(totals.stake)} />,
    },
    {
      id: 'payout',
      header: t('bets.payout'),
      align: 'end',
      cell: ({ payout }) => <MoneyText text={amount(payout)} />,
      total: <MoneyText text={amount(totals.payout)} />,
    },
    {
      id: 'result',
      header: t('profit.net'),
      align: 'end',
      cell: (row) => result(row.result),
      total: result(totals.result),
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      totalLabel={t('profit.total')}
    />
  );
}

/** The columns of the export file. */
export function useProfitColumns(heading: string): readonly CsvColumn<ProfitRow>[] {
  const t = useRecordsT();
  return [
    { header: heading, cell: ({ id }) => id },
    { header: t('profit.bets'), cell: ({ bets }) => bets },
    { header: t('bets.currency'), cell: ({ stake }) => stake.currency },
    { header: t('bets.stake'), cell: ({ stake }) => csvAmount(stake) },
    { header: t('bets.payout'), cell: ({ payout }) => csvAmount(payout) },
    { header: t('profit.net'), cell: (row) => csvAmount(row.result) },
  ];
}

/** The report's categories as named rows. */
export function useCategoryRows({ categories }: ProfitReport): readonly ProfitRow[] {
  const categoryName = useCategoryName();
  return categories.map(({ category, ...sums }) => ({
    id: category,
    name: categoryName(category),
    ...sums,
  }));
}

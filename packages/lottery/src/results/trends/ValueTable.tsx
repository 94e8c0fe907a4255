import { useFormat } from '@perya/i18n';
import type { ValueTrend } from '@perya/rules/lottery';

import { CompactTable, type CompactColumn } from './CompactTable';
import { useTrendsT } from './locales';
import type { TrendModel } from './model/trendModel';
import { gapText } from './words/words';

/** Every value with all its figures. */
export function ValueTable({ model }: { model: TrendModel }) {
  const t = useTrendsT();
  const { number } = useFormat();
  const tenths = (value: number) => number(value, { maximumFractionDigits: 1 });
  const columns: readonly CompactColumn<ValueTrend>[] = [
    {
      id: 'value',
      header: t('table.value'),
      cell: ({ value }) => value,
      sortBy: ({ value }) => Number(value),
    },
    {
      id: 'times',
      header: t('table.times'),
      cell: (row) => number(row.times),
      sortBy: (row) => row.times,
    },
    {
      id: 'gap',
      header: t('table.gap'),
      cell: (row) => gapText(row, number),
      sortBy: (row) => row.gap,
    },
    {
      id: 'longest',
      header: t('table.longest'),
      cell: (row) => number(row.longestGap),
      sortBy: (row) => row.longestGap,
    },
    {
      id: 'mean',
      header: t('table.mean'),
      cell: ({ meanGap }) => (meanGap === null ? '–' : tenths(meanGap)),
      // Values never drawn sort above any mean.
      sortBy: ({ meanGap }) => meanGap ?? Number.MAX_VALUE,
    },
  ];
  return (
    <CompactTable
      caption={t('table.values')}
      columns={columns}
      rows={model.trends}
      rowKey={({ value }) => value}
    />
  );
}

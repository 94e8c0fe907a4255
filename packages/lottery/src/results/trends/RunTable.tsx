import { useFormat } from '@perya/i18n';
import { summariseRuns, type RunSummary } from '@perya/rules/lottery';

import { CompactTable, type CompactColumn } from './CompactTable';
import { useTrendsT } from './locales';
import type { Outcome, RunTrend } from './model/trendModel';
import { useOutcomeName } from './words/words';

type Row = RunSummary & { readonly outcome: Outcome };

export interface RunTableProps {
  trend: RunTrend;
  /** Number of draws covered by the runs. */
  draws: number;
}

/** Frequency and run lengths of each outcome. */
export function RunTable({ trend, draws }: RunTableProps) {
  const t = useTrendsT();
  const { number, percent } = useFormat();
  const nameOf = useOutcomeName();
  const rows = [...summariseRuns(trend.runs)].map(([outcome, summary]): Row => {
    return { outcome, ...summary };
  });
  const columns: readonly CompactColumn<Row>[] = [
    { id: 'outcome', header: t('runs.outcome'), cell: ({ outcome }) => nameOf(outcome) },
    { id: 'draws', header: t('runs.draws'), cell: (row) => number(row.draws) },
    { id: 'share', header: t('runs.share'), cell: (row) => percent(row.draws / draws, 0) },
    { id: 'longest', header: t('runs.longest'), cell: (row) => number(row.longest) },
    { id: 'present', header: t('runs.present'), cell: (row) => number(row.present) },
  ];
  return (
    <CompactTable
      caption={t(`runs.${trend.kind}`)}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ outcome }) => outcome}
    />
  );
}

import { useFormat } from '@perya/i18n';
import type { Lottery, Run } from '@perya/rules/lottery';
import { writeValue } from '@perya/rules/lottery';

import { CompactTable, type CompactColumn } from './CompactTable';
import { useTrendsT } from './locales';
import type { Outcome, RunTrend, TrendModel } from './model/trendModel';
import { shortNumber, useOutcomeName } from './words/words';

/** Longer tables aren't useful. */
const MAX_ROWS = 100;

interface Row {
  readonly number: string;
  readonly shown: string;
  readonly outcomes: readonly (Outcome | undefined)[];
}

/** The draws one by one, with their values and outcomes. */
export function DrawTable({ model, lottery }: { model: TrendModel; lottery: Lottery }) {
  const t = useTrendsT();
  const { number } = useFormat();
  const nameOf = useOutcomeName();
  const rows = rowsOf(model, lottery);
  const columns: readonly CompactColumn<Row>[] = [
    { id: 'draw', header: t('table.draw'), cell: (row) => row.number },
    { id: 'shown', header: t('table.shown'), cell: (row) => row.shown },
    ...model.runs.map(({ kind }, index) => ({
      id: kind,
      header: t(`table.${kind}`),
      cell: ({ outcomes }: Row) => {
        const outcome = outcomes[index];
        return outcome && nameOf(outcome);
      },
    })),
  ];
  return (
    <CompactTable
      caption={t('table.draws', { draws: number(rows.length) })}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
    />
  );
}

function rowsOf({ subject, draws, runs, sums }: TrendModel, lottery: Lottery): Row[] {
  const { view } = subject;
  const outcomes = runs.map((trend) => spreadOut(trend));
  return draws.slice(0, MAX_ROWS).map(({ number, result }, place) => ({
    number: shortNumber(lottery, number),
    shown:
      view === undefined
        ? String(sums[place] ?? '')
        : view
            .read(result)
            .map((value) => writeValue(value, view.board.width))
            .join(' '),
    outcomes: outcomes.map((list) => list[place]),
  }));
}

/** Expands runs to one outcome per draw. */
const spreadOut = ({ runs }: RunTrend): Outcome[] =>
  runs.flatMap(({ outcome, length }: Run<Outcome>) => Array.from({ length }, () => outcome));

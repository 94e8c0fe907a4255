import { gapTable, valuesOf, type Lottery } from '@perya/rules/lottery';
import type { TrendModel } from '../model/trendModel';
import { useTrendsT } from '../locales';
import { shortNumber } from '../words/words';
import styles from './chart.module.css';
import { percent } from './percent';

const ROW = 30;
const ROWS = 20;
/** Share of the width used for the draw numbers. */
const MARGIN = 0.2;
const MAX_COLUMNS = 12;

/** Whether there are few enough columns to read a row on a phone. */
export const hasDrawGrid = ({ trends }: TrendModel): boolean =>
  trends.length > 0 && trends.length <= MAX_COLUMNS;

/**
 * The latest draws, one per row: drawn values are highlighted and connected by a line; others show the number
 * of draws since they were last drawn.
 */
export function DrawGrid({ model, lottery }: { model: TrendModel; lottery: Lottery }) {
  const t = useTrendsT();
  const { draws, subject } = model;
  const { view } = subject;
  if (view === undefined) return null;
  const values = valuesOf(view.board);
  const step = (1 - MARGIN) / values.length;
  const xOf = (index: number) => percent(MARGIN + (index + 0.5) * step);
  // Counts all draws, and shows the latest.
  const table = gapTable(
    view,
    draws.map(({ result }) => result),
  ).slice(0, ROWS);
  return (
    <svg
      className={`${styles['chart']} ${styles['grid']}`}
      height={(table.length + 1) * ROW}
      role="img"
      aria-label={t('grid.chart')}
    >
      {values.map((value, index) => (
        <text key={value} className={styles['label']} x={xOf(index)} y={20} textAnchor="middle">
          {value}
        </text>
      ))}
      {view.perDraw === 1 && <Trail table={table} xOf={xOf} />}
      {table.map((gaps, row) => (
        <GridRow
          key={draws[row]?.number}
          name={shortNumber(lottery, draws[row]?.number ?? '')}
          row={row}
          gaps={gaps}
          drawn={view.read(draws[row]?.result ?? [])}
          values={values}
          xOf={xOf}
        />
      ))}
    </svg>
  );
}

interface GridRowProps {
  name: string;
  row: number;
  gaps: readonly number[];
  drawn: readonly number[];
  values: readonly string[];
  xOf(index: number): string;
}

function GridRow({ name, row, gaps, drawn, values, xOf }: GridRowProps) {
  const middle = middleOf(row);
  return (
    <g>
      {row % 2 === 0 && (
        <rect className={styles['stripe']} x="0%" width="100%" y={middle - ROW / 2} height={ROW} />
      )}
      <text className={styles['figure']} x={4} y={middle + 4}>
        {name}
      </text>
      {gaps.map((gap, index) =>
        gap === 0 ? (
          <Hit
            key={values[index]}
            value={values[index] ?? ''}
            times={drawn.filter((value) => value === Number(values[index])).length}
            x={xOf(index)}
            middle={middle}
          />
        ) : (
          <text
            key={values[index]}
            className={styles['figure']}
            x={xOf(index)}
            y={middle + 4}
            textAnchor="middle"
          >
            {gap}
          </text>
        ),
      )}
    </g>
  );
}

interface HitProps {
  value: string;
  times: number;
  x: string;
  middle: number;
}

/** A drawn value, with a marker for doubles and triples. */
function Hit({ value, times, x, middle }: HitProps) {
  return (
    <g>
      <circle className={styles['hit']} cx={x} cy={middle} r={12} />
      <text className={styles['onHit']} x={x} y={middle + 5} textAnchor="middle">
        {value}
      </text>
      {times > 1 && (
        <text className={styles['now']} x={x} y={middle - 4} dx={12}>
          ×{times}
        </text>
      )}
    </g>
  );
}

const middleOf = (row: number): number => (row + 1.5) * ROW;

function Trail({ table, xOf }: { table: readonly number[][]; xOf(index: number): string }) {
  const places = table.map((gaps) => gaps.indexOf(0));
  return places.slice(1).map((place, row) => (
    <line
      // Rows have no identity other than their index.
      // oxlint-disable-next-line react/no-array-index-key
      key={row}
      className={styles['trail']}
      x1={xOf(places[row] ?? 0)}
      y1={middleOf(row)}
      x2={xOf(place)}
      y2={middleOf(row + 1)}
    />
  ));
}

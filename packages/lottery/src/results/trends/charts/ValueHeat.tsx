import { useFormat } from '@perya/i18n';
import type { ValueTrend } from '@perya/rules/lottery';

import { useTrendsT } from '../locales';
import { gapText } from '../words/words';
import styles from './chart.module.css';
import { percent } from './percent';
import { Expected, type ValueChartProps } from './ValueBars';

const COLUMNS = 10;
const ROW = 46;
/** The strongest tint that keeps text contrast (5:1 on teal in the dark theme). */
const STRONGEST = 0.48;
const PALEST = 0.06;

/** Values in rows of ten, tinted by their figure. Values of the latest draw are ringed. */
export function ValueHeat({ model, measure }: ValueChartProps) {
  const t = useTrendsT();
  const { number } = useFormat();
  const { trends, draws, subject } = model;
  const figure = (trend: ValueTrend) => (measure === 'times' ? trend.times : trend.gap);
  const figures = trends.map(figure);
  const min = Math.min(...figures);
  // If all figures are equal, all are pale.
  const reach = Math.max(1, ...figures) - min || 1;
  // Both 01–10 and 00–09 fit in one row.
  const shift =
    (subject.view?.board.from ?? 0) === 1 ? 0 : (subject.view?.board.from ?? 0) % COLUMNS;
  const rows = Math.ceil((trends.length + shift) / COLUMNS);
  return (
    <>
      <svg
        className={`${styles['chart']} ${styles['heat']}`}
        height={rows * ROW}
        role="img"
        aria-label={t(`chart.${measure}`, { draws: number(draws.length) })}
      >
        {trends.map((trend, index) => (
          <Cell
            key={trend.value}
            trend={trend}
            measure={measure}
            place={index + shift}
            figure={measure === 'times' ? number(trend.times) : gapText(trend, number)}
            strength={(figure(trend) - min) / reach}
          />
        ))}
      </svg>
      {measure === 'times' && <Expected model={model} />}
    </>
  );
}

interface CellProps {
  trend: ValueTrend;
  measure: ValueChartProps['measure'];
  place: number;
  figure: string;
  strength: number;
}

function Cell({ trend, measure, place, figure, strength }: CellProps) {
  const left = (place % COLUMNS) / COLUMNS;
  const top = Math.floor(place / COLUMNS) * ROW;
  const centre = percent(left + 0.5 / COLUMNS);
  const box = {
    x: percent(left + 0.002),
    y: top + 2,
    width: percent(1 / COLUMNS - 0.008),
    height: ROW - 5,
    rx: 6,
  };
  return (
    <g>
      <rect
        {...box}
        className={styles['cell']}
        data-measure={measure}
        fillOpacity={(PALEST + strength * (STRONGEST - PALEST)).toFixed(3)}
      />
      {trend.gap === 0 && <rect {...box} className={styles['ring']} />}
      <text className={styles['label']} x={centre} y={top + 19} textAnchor="middle">
        {trend.value}
      </text>
      <text className={styles['now']} x={centre} y={top + 35} textAnchor="middle">
        {figure}
      </text>
    </g>
  );
}

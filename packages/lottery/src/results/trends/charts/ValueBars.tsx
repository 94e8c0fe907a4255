import { useFormat } from '@perya/i18n';
import type { ValueTrend } from '@perya/rules/lottery';

import type { TrendModel } from '../model/trendModel';
import { useTrendsT } from '../locales';
import { gapText } from '../words/words';
import styles from './chart.module.css';
import { percent } from './percent';

const HEIGHT = 190;
const TOP = 22;
const BOTTOM = HEIGHT - 26;

export interface ValueChartProps {
  model: TrendModel;
  /** How often each value was drawn, or the number of draws since. */
  measure: 'times' | 'gap';
}

/** A bar per value, with its figure on top. Values of the latest draw are highlighted. */
export function ValueBars({ model, measure }: ValueChartProps) {
  const t = useTrendsT();
  const { number } = useFormat();
  const { trends, draws } = model;
  const longest = (trend: ValueTrend) => (measure === 'gap' ? trend.longestGap : trend.times);
  const max = Math.max(1, ...trends.map(longest));
  const yOf = (value: number) => BOTTOM - (value / max) * (BOTTOM - TOP);
  const step = 1 / trends.length;
  const isAverageDrawn = measure === 'times' && model.expected !== null;
  return (
    <>
      <svg
        className={styles['chart']}
        height={measure === 'gap' ? HEIGHT + 18 : HEIGHT}
        role="img"
        aria-label={t(`chart.${measure}`, { draws: number(draws.length) })}
      >
        <line className={styles['base']} x1="0%" x2="100%" y1={BOTTOM} y2={BOTTOM} />
        {trends.map((trend, index) => (
          <Bar
            key={trend.value}
            trend={trend}
            measure={measure}
            middle={(index + 0.5) * step}
            width={step * 0.62}
            yOf={yOf}
          />
        ))}
        {isAverageDrawn && (
          <line
            className={styles['rule']}
            x1="0%"
            x2="100%"
            y1={yOf(timesExpected(model))}
            y2={yOf(timesExpected(model))}
          />
        )}
      </svg>
      {measure === 'times' && <Expected model={model} />}
    </>
  );
}

interface BarProps {
  trend: ValueTrend;
  measure: ValueChartProps['measure'];
  middle: number;
  width: number;
  yOf(value: number): number;
}

function Bar({ trend, measure, middle, width, yOf }: BarProps) {
  const { number } = useFormat();
  const value = measure === 'times' ? trend.times : trend.gap;
  const top = measure === 'times' ? trend.times : trend.longestGap;
  const centre = percent(middle);
  const column = { x: percent(middle - width / 2), width: percent(width), rx: 3 };
  return (
    <g>
      {measure === 'gap' && (
        <rect className={styles['track']} {...column} y={yOf(top)} height={BOTTOM - yOf(top)} />
      )}
      <rect
        className={styles['mark']}
        data-latest={trend.gap === 0 || undefined}
        {...column}
        y={yOf(value)}
        height={BOTTOM - yOf(value)}
      />
      <text className={styles['figure']} x={centre} y={yOf(top) - 6} textAnchor="middle">
        {number(top)}
      </text>
      <text className={styles['label']} x={centre} y={BOTTOM + 18} textAnchor="middle">
        {trend.value}
      </text>
      {measure === 'gap' && (
        <text className={styles['now']} x={centre} y={BOTTOM + 36} textAnchor="middle">
          {gapText(trend, number)}
        </text>
      )}
    </g>
  );
}

/** The expected figure per value, shown below the chart. */
export function Expected({ model }: { model: TrendModel }) {
  const t = useTrendsT();
  const { number } = useFormat();
  if (model.expected === null) return null;
  const times = number(timesExpected(model), { maximumFractionDigits: 1 });
  return <p className={styles['caption']}>{t('times.expected', { times })}</p>;
}

/** Counts occurrences, not draws: a value drawn several times in a draw counts each time. */
const timesExpected = ({ draws, subject: { view } }: TrendModel): number =>
  view === undefined ? 0 : (draws.length * view.perDraw) / (view.board.to - view.board.from + 1);

import { useFormat } from '@perya/i18n';
import type { SumView } from '@perya/rules/lottery';

import type { TrendModel } from '../model/trendModel';
import { useTrendsT } from '../locales';
import styles from './chart.module.css';
import { percent } from './percent';

const HEIGHT = 190;
const TOP = 24;
const BOTTOM = HEIGHT - 24;
const POINTS = 60;

/** The sums of the latest draws, the newest on the right, around the middle of the possible range. */
export function SumLine({ model, sum }: { model: TrendModel; sum: SumView }) {
  const t = useTrendsT();
  const { number } = useFormat();
  const sums = model.sums.slice(0, POINTS).toReversed();
  const last = sums.length - 1;
  const middle = (sum.min + sum.max) / 2;
  // The largest deviation from the middle, so that the middle stays centered.
  const reach = Math.max(1, ...sums.map((each) => Math.abs(each - middle)));
  const yOf = (value: number) =>
    (TOP + BOTTOM) / 2 - ((value - middle) / reach) * ((BOTTOM - TOP) / 2);
  const xOf = (index: number) => percent(0.02 + (index / Math.max(1, last)) * 0.84);
  return (
    <>
      <svg
        className={styles['chart']}
        height={HEIGHT}
        role="img"
        aria-label={t('sum.chart', { draws: number(sums.length) })}
      >
        <line className={styles['rule']} x1="0%" x2="100%" y1={yOf(middle)} y2={yOf(middle)} />
        {sums.slice(1).map((each, index) => (
          <line
            // Sums have no identity other than their index.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles['line']}
            x1={xOf(index)}
            y1={yOf(sums[index] ?? 0)}
            x2={xOf(index + 1)}
            y2={yOf(each)}
          />
        ))}
        <Extremes sums={sums} xOf={xOf} yOf={yOf} />
        <circle className={styles['dot']} cx={xOf(last)} cy={yOf(sums[last] ?? middle)} r={4} />
        <text className={styles['label']} x={xOf(last)} y={yOf(sums[last] ?? middle) + 4} dx={8}>
          {number(sums[last] ?? middle)}
        </text>
      </svg>
      <p className={styles['caption']}>{t('sum.middle', { sum: number(middle) })}</p>
    </>
  );
}

interface ExtremesProps {
  sums: readonly number[];
  xOf(index: number): string;
  yOf(value: number): number;
}

/** Labels of the min and max; the latest value has its own label. */
function Extremes({ sums, xOf, yOf }: ExtremesProps) {
  const { number } = useFormat();
  const ends = [
    { value: Math.max(...sums), dy: -8 },
    { value: Math.min(...sums), dy: 18 },
  ];
  return ends.map(({ value, dy }) => {
    const index = sums.indexOf(value);
    if (index === sums.length - 1) return null;
    return (
      <g key={dy}>
        <circle className={styles['dot']} cx={xOf(index)} cy={yOf(value)} r={3} />
        <text
          className={styles['figure']}
          x={xOf(index)}
          y={yOf(value) + dy}
          textAnchor={index < 2 ? 'start' : 'middle'}
        >
          {number(value)}
        </text>
      </g>
    );
  });
}

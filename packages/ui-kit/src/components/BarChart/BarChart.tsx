import styles from './BarChart.module.css';

/** A bar of a {@link BarChart}. */
export interface ChartBar {
  id: string;
  /** Text below the bar: a day or a month. */
  label: string;
  /** Positive values are drawn upwards, negative ones downwards. */
  value: number;
  /** The value as text, shown at the highest, the lowest and the latest bar. */
  valueText: string;
}

/** Props of {@link BarChart}. */
export interface BarChartProps {
  /** What the chart shows. The numbers themselves are in a table next to it. */
  label: string;
  bars: readonly ChartBar[];
  className?: string | undefined;
}

const HEIGHT = 200;
const TOP = 26;
const BOTTOM = HEIGHT - 46;

/**
 * Maximum width of a bar, as a fraction of the chart's width, so that a chart with few bars still looks
 * right.
 */
const WIDEST_BAR = 0.08;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Gains above a line and losses below it. Screen reader users get the accompanying table. */
export function BarChart({ label, bars, className }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const reach = highest - lowest || 1;
  const yOf = (value: number) => TOP + ((highest - value) / reach) * (BOTTOM - TOP);
  const zero = yOf(0);
  const width = 1 / Math.max(1, bars.length);
  const barWidth = Math.min(0.72 * width, WIDEST_BAR);
  const named = namedBars(bars);
  // First, middle and last: a phone has room for three dates with a year.
  const last = bars.length - 1;
  const dated = new Set([0, Math.floor(last / 2), last]);
  return (
    <svg
      className={[styles['chart'], className].filter(Boolean).join(' ')}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      {bars.map(({ id, value }, index) => (
        <rect
          key={id}
          className={styles['bar']}
          data-sign={value < 0 ? 'out' : 'in'}
          x={percent((index + 0.5) * width - barWidth / 2)}
          width={percent(barWidth)}
          y={Math.min(zero, yOf(value))}
          height={Math.max(value === 0 ? 0 : 1, Math.abs(yOf(value) - zero))}
          rx={2}
        />
      ))}
      <line className={styles['zero']} x1="0%" x2="100%" y1={zero} y2={zero} />
      {bars.map(({ id, label: name, value, valueText }, index) => (
        <g key={id}>
          {named.has(index) && (
            <text
              className={styles['value']}
              x={percent((index + 0.5) * width)}
              y={value < 0 ? yOf(value) + 15 : yOf(value) - 7}
              textAnchor={anchorOf(index, bars.length)}
            >
              {valueText}
            </text>
          )}
          {dated.has(index) && (
            <text
              className={styles['label']}
              x={percent((index + 0.5) * width)}
              y={HEIGHT - 8}
              textAnchor={anchorOf(index, bars.length)}
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Text centered at either end would overflow the chart. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  const place = (index + 0.5) / count;
  return place < 0.15 ? 'start' : place > 0.85 ? 'end' : 'middle';
}

/**
 * The bars that show their value: the highest, the lowest, and the latest if its text wouldn't overlap
 * theirs.
 */
function namedBars(bars: readonly ChartBar[]): ReadonlySet<number> {
  const values = bars.map(({ value }) => value);
  const highest = values.indexOf(Math.max(...values));
  const lowest = values.indexOf(Math.min(...values));
  const named = new Set<number>();
  if ((values[highest] ?? 0) > 0) named.add(highest);
  if ((values[lowest] ?? 0) < 0) named.add(lowest);
  const last = bars.length - 1;
  const isFree = [...named].every((index) => last - index > bars.length * 0.3);
  if (isFree && (values[last] ?? 0) !== 0) named.add(last);
  return named;
}

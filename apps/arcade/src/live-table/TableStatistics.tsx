import type { CSSProperties, ReactElement, ReactNode } from 'react';
import panelStyles from './StatisticsPanel.module.css';
import styles from './TableStatistics.module.css';

/** An outcome in {@link TableStatistics}. */
interface StatisticsRow {
  key: string;
  mark: ReactNode;
  /** In an element of its own. */
  name: ReactElement;
  /** Length of the bar, from 0 to 1. */
  share: number;
  /** The class that sets `--fill`, the color of the bar. */
  barClass: string | undefined;
  value: string;
}

export interface TableStatisticsProps {
  title: string;
  rows: readonly StatisticsRow[];
  note?: string;
  /** Sets `--row`, the columns of mark, name, bar and value. */
  className: string | undefined;
  /** Fills the height beside the table on a wide page. */
  isTall?: boolean;
}

/** How often each outcome came in the last rounds, as bars. */
export function TableStatistics({
  title,
  rows,
  note,
  className,
  isTall = false,
}: TableStatisticsProps) {
  return (
    <section
      className={[panelStyles['panel'], styles['statistics'], className].join(' ')}
      aria-label={title}
      data-tall={isTall || undefined}
    >
      <h2>{title}</h2>
      <ol>
        {rows.map(({ key, mark, name, share, barClass, value }) => (
          <li key={key}>
            {mark}
            {name}
            <i
              className={barClass}
              style={{ ['--share' as string]: share } satisfies CSSProperties}
            />
            <b data-numeric="">{value}</b>
          </li>
        ))}
      </ol>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}

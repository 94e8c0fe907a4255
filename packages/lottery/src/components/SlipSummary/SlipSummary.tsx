import { Countdown } from '@perya/ui-kit';

import styles from './SlipSummary.module.css';

/** A figure of the slip, formatted for the reader. */
interface SlipFigure {
  label: string;
  value: string;
}

export interface SlipSummaryProps {
  figures: readonly SlipFigure[];
  draw: {
    label: string;
    /** When the next draw stops taking bets; milliseconds by the platform's clock. */
    locksAt: number;
    /** The draw's time for the reader. */
    text: string;
    now(): number;
  };
}

/** What the chosen numbers make, and how long the next draw is open. */
export function SlipSummary({ figures, draw }: SlipSummaryProps) {
  return (
    <dl className={styles['summary']} aria-live="polite">
      {figures.map(({ label, value }) => (
        <div key={label} className={styles['figure']}>
          <dt>{label}</dt>
          <dd data-numeric>{value}</dd>
        </div>
      ))}
      <div className={styles['figure']} aria-live="off">
        <dt>{draw.label}</dt>
        <dd>
          <Countdown until={draw.locksAt} now={draw.now} />
          <span className={styles['when']}>{draw.text}</span>
        </dd>
      </div>
    </dl>
  );
}

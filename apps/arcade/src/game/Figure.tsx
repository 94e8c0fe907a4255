import type { ReactNode } from 'react';
import styles from './Figure.module.css';

export interface FigureProps {
  label: string;
  value: ReactNode;
  /** At the end of its row instead of the start. */
  atEnd?: boolean;
  /** Read out when it changes. */
  isLive?: boolean;
}

/** A labelled number of the controls: balance, stake, last win. */
export function Figure({ label, value, atEnd = false, isLive = false }: FigureProps) {
  return (
    <div
      className={styles['figure']}
      role="group"
      aria-label={label}
      data-at-end={atEnd || undefined}
    >
      <span aria-hidden="true">{label}</span>
      <strong aria-live={isLive ? 'polite' : 'off'} data-numeric="">
        {value}
      </strong>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Figure.module.css';

export interface FigureProps {
  label: string;
  value: ReactNode;
  /** Aligns it to the end of its row. */
  atEnd?: boolean;
  /** Announced when it changes. */
  isLive?: boolean;
}

/** A labeled value of the controls: balance, stake, last win. */
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

import type { ReactNode } from 'react';
import styles from './SeatHand.module.css';

/** Props of {@link SeatHand}. */
export interface SeatHandProps {
  /** Whose hand it is. */
  label: string;
  /** What it is worth: "12 points". */
  note: string;
  children: ReactNode;
}

/** The open hand of a seat, once the match is over. */
export function SeatHand({ label, note, children }: SeatHandProps) {
  return (
    <div className={styles['hand']} role="group" aria-label={label}>
      {children}
      <span>{note}</span>
    </div>
  );
}

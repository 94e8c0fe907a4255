import type { ReactNode } from 'react';
import { SeatRow, type SeatRowProps } from './SeatRow';
import styles from './TableLayout.module.css';

export interface TableLayoutProps {
  /** Dealer, dice or wheel, and status, in the grid area `scene`. */
  scene: ReactNode;
  /** In the grid area `last`. */
  lastRounds: ReactNode;
  /** In the grid area `spots`. */
  spots: ReactNode;
  seats: SeatRowProps;
  /** In the grid area `statistics`. */
  statistics: ReactNode;
  /** Sets `--scene-height`, the least height of the scene, or another grid. */
  className?: string | undefined;
}

/** The layout of a table of dice or a wheel. For card tables, see `CardTable`. */
export function TableLayout({
  scene,
  lastRounds,
  spots,
  seats,
  statistics,
  className,
}: TableLayoutProps) {
  return (
    <div className={[styles['table'], className].filter(Boolean).join(' ')}>
      {scene}
      {lastRounds}
      {spots}
      <div className={styles['seats']}>
        <SeatRow {...seats} />
      </div>
      {statistics}
    </div>
  );
}

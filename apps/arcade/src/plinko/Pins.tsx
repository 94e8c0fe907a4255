import { memo } from 'react';
import styles from './Board.module.css';

/** Pins at the ends of a row that no ball touches. */
const MARGIN = 1;
/** Room above the first row, in rows. */
const TOP = 1.5;

/** The place on a board of so many rows, in percent of its size; see `Position`. */
export const percentOf = (rows: number, x: number, y: number) => ({
  cx: `${50 + (x * 100) / (rows + 2)}%`,
  cy: `${((y + TOP) * 100) / (rows + TOP)}%`,
});

export interface PinsProps {
  rows: number;
  /** The ball's way so far, as one text: 0 for left, 1 for right at each row, and where it is. */
  touched: string;
}

/** The triangle of pins; those that the ball has touched glow. */
export const Pins = memo(function Pins({ rows, touched }: PinsProps) {
  const places = touched === '' ? [] : touched.split(' ').map(Number);
  return Array.from({ length: rows }, (_, row) => (
    <g key={row}>
      {Array.from({ length: row + 1 + 2 * MARGIN }, (_each, pin) => (
        <circle
          key={pin}
          className={styles['pin']}
          {...percentOf(rows, pin - MARGIN - row / 2, row)}
          r={`${9 / (rows + 2)}%`}
          data-touched={places[row] === pin - MARGIN || undefined}
        />
      ))}
    </g>
  ));
});

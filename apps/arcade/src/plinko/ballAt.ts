import { pocketAt } from '@perya/game-engines/plinko';

/** How long a ball falls, in milliseconds. */
export const FALL_MS = 2500;
/** How far the ball springs up from a pin. */
const BOUNCE = 1.1;

/** A place on the board. */
export interface Position {
  /** From the middle, in distances between pins. */
  x: number;
  /** In rows: 0 at the pins of the first row, the number of rows in the pocket. */
  y: number;
}

/** The number of rows that the ball has touched: it takes as long for each, and for its way to the first. */
export const rowsTouched = (path: readonly number[], elapsed: number): number =>
  Math.min(path.length, Math.floor(rowsFallen(path, elapsed)) + 1);

/** Where a ball is on its path: at each row 0 for left and 1 for right. */
export function ballAt(path: readonly number[], elapsed: number): Position {
  const fallen = rowsFallen(path, elapsed);
  if (fallen < 0) return { x: 0, y: (1 + fallen) ** 2 - 1 };
  const row = Math.min(path.length - 1, Math.floor(fallen));
  const part = fallen - row;
  const side = path[row] === 1 ? 0.5 : -0.5;
  return {
    x: pocketAt(path.slice(0, row)) - row / 2 + side * part,
    y: row + part * ((1 + BOUNCE) * part - BOUNCE),
  };
}

/** From -1 at the start. */
const rowsFallen = (path: readonly number[], elapsed: number): number =>
  Math.min(1, Math.max(0, elapsed / FALL_MS)) * (path.length + 1) - 1;

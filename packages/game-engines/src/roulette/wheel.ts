// The European wheel: one zero and the numbers from 1 to 36.

/** Clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export const POCKETS = WHEEL.length;

const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColor = 'red' | 'black' | 'green';

export function colorOf(pocket: number): PocketColor {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
}

/**
 * A number and its neighbors on the wheel, clockwise.
 *
 * @param reach how many neighbors on each side
 */
export function neighborsOf(pocket: number, reach: number): number[] {
  const place = WHEEL.findIndex((each) => each === pocket);
  return Array.from(
    { length: 2 * reach + 1 },
    (_, index) => WHEEL[(place - reach + index + POCKETS) % POCKETS] ?? 0,
  );
}

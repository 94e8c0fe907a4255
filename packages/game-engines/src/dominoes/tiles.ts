/**
 * A tile of the double-six set, from 0 to 27: 0-0, 0-1, 1-1, 0-2, 1-2, 2-2, and so on, up to 6-6.
 */
export type Tile = number;

/** The highest number on a tile. */
export const MAX_PIPS = 6;

const PIPS: readonly (readonly [low: number, high: number])[] = Array.from(
  { length: MAX_PIPS + 1 },
  (_, high) => Array.from({ length: high + 1 }, (_, low) => [low, high] as const),
).flat();

/** The whole set. */
export const ALL_TILES: readonly Tile[] = [...PIPS.keys()];

/** The two numbers on a tile, the lower one first. */
export function pipsOf(tile: Tile): readonly [low: number, high: number] {
  const pips = PIPS[tile];
  if (pips === undefined) throw new RangeError(`There is no tile ${tile}.`);
  return pips;
}

/** The tile with two numbers, in any order. */
export function tileOf(one: number, other: number): Tile {
  const tile = PIPS.findIndex(
    ([low, high]) => low === Math.min(one, other) && high === Math.max(one, other),
  );
  if (tile < 0) throw new RangeError(`There is no tile ${one}-${other}.`);
  return tile;
}

/** Whether both numbers of a tile are the same. */
export function isDouble(tile: Tile): boolean {
  const [low, high] = pipsOf(tile);
  return low === high;
}

/** Both numbers of a tile together. */
export function sumOf(tile: Tile): number {
  const [low, high] = pipsOf(tile);
  return low + high;
}

/** Pips of a hand. */
export const pipsIn = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + sumOf(tile), 0);

/** Whether a tile has a number on one of its halves. */
export const hasNumber = (tile: Tile, number: number): boolean => pipsOf(tile).includes(number);

/** The tile with the most pips; of those, the one with the highest number. */
export const heaviestOf = (tiles: readonly Tile[]): Tile | undefined =>
  tiles.toSorted((one, other) => sumOf(other) - sumOf(one) || pipsOf(other)[1] - pipsOf(one)[1])[0];

/** The tile of some that is played first: the highest double, or else the one with the most pips. */
export const openingOf = (tiles: readonly Tile[]): Tile | undefined =>
  heaviestOf(tiles.filter(isDouble)) ?? heaviestOf(tiles);

import { writeValue, type Board } from './selection';

/**
 * The numbers of one prize of a draw.
 *
 * - `digits`: `count` numbers with a fixed number of digits, each digit independent.
 * - `balls`: `count` different numbers of a board, in drawing order if `isOrdered`, otherwise sorted.
 * - `dice`: `count` independent values of a board: throws of a die, or drums with their own balls.
 */
export type PrizeSpace = { readonly prize: string; readonly count: number } & (
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'balls'; readonly board: Board; readonly isOrdered: boolean }
  | { readonly kind: 'dice'; readonly board: Board }
);

/** Everything that is drawn: the prizes from the highest. */
export type DrawSpace = readonly PrizeSpace[];

/** A prize and its numbers as strings: the format of `winNo` on the wire. */
export interface DrawnPrize {
  readonly prize: string;
  readonly numbers: readonly string[];
}

/** The result of a draw, in the order of its space. */
export type DrawResult = readonly DrawnPrize[];

/**
 * The number of outcomes of each drawn number: one uniform number below each limit, converted by {@link
 * readDraw}, gives a draw in which every outcome is equally likely.
 */
export const drawLimits = (space: DrawSpace): number[] => space.flatMap(limitsOf);

/** Converts numbers below {@link drawLimits} to a draw. */
export function readDraw(space: DrawSpace, drawn: readonly number[]): DrawResult {
  let from = 0;
  return space.map((prize) => {
    const taken = limitsOf(prize).length;
    const numbers = readPrize(prize, drawn.slice(from, from + taken));
    from += taken;
    return { prize: prize.prize, numbers };
  });
}

/** The numbers of a prize; empty if the draw doesn't have it. */
export const prizeNumbers = (result: DrawResult, prize: string): readonly string[] =>
  result.find((drawn) => drawn.prize === prize)?.numbers ?? [];

function limitsOf(space: PrizeSpace): number[] {
  switch (space.kind) {
    case 'digits':
      return Array.from({ length: space.count }, () => 10 ** space.digits);
    case 'balls':
      return Array.from({ length: space.count }, (_, index) => sizeOf(space.board) - index);
    case 'dice':
      return Array.from({ length: space.count }, () => sizeOf(space.board));
  }
}

const sizeOf = ({ from, to }: Board): number => to - from + 1;

function readPrize(space: PrizeSpace, drawn: readonly number[]): string[] {
  switch (space.kind) {
    case 'digits':
      return drawn.map((value) => writeValue(value, space.digits));
    case 'dice':
      return drawn.map((value) => writeValue(space.board.from + value, space.board.width));
    case 'balls': {
      const { from, width } = space.board;
      const drum = Array.from({ length: sizeOf(space.board) }, (_, index) => from + index);
      const balls = drawn.map((value, place) => {
        const other = place + value;
        [drum[place], drum[other]] = [drum[other] ?? 0, drum[place] ?? 0];
        return drum[place] ?? 0;
      });
      const ordered = space.isOrdered ? balls : balls.toSorted((a, b) => a - b);
      return ordered.map((ball) => writeValue(ball, width));
    }
  }
}

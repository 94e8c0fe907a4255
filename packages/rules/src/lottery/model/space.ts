import { writeValue, type Board } from './selection';

/**
 * What one prize of a draw consists of.
 *
 * - `digits`: `count` numbers of so many digits, each digit drawn for itself.
 * - `balls`: `count` different numbers of a board, in the order drawn where `isOrdered`, else sorted.
 * - `dice`: `count` values of a board, each drawn for itself: throws of a die, drums of balls of their own.
 */
export type PrizeSpace = { readonly prize: string; readonly count: number } & (
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'balls'; readonly board: Board; readonly isOrdered: boolean }
  | { readonly kind: 'dice'; readonly board: Board }
);

/** The whole of what is drawn: its prizes from the highest. */
export type DrawSpace = readonly PrizeSpace[];

/** A prize and its numbers as they are printed: the form of `winNo` on the wire. */
export interface DrawnPrize {
  readonly prize: string;
  readonly numbers: readonly string[];
}

/** What a draw has drawn, in the order of its space. */
export type DrawResult = readonly DrawnPrize[];

/**
 * How many outcomes each number that is drawn has: one uniform number below each limit, read by
 * {@link readDraw}, is a draw in which every outcome is equally likely.
 */
export const drawLimits = (space: DrawSpace): number[] => space.flatMap(limitsOf);

/** Reads numbers below {@link drawLimits} as a draw. */
export function readDraw(space: DrawSpace, drawn: readonly number[]): DrawResult {
  let from = 0;
  return space.map((prize) => {
    const taken = limitsOf(prize).length;
    const numbers = readPrize(prize, drawn.slice(from, from + taken));
    from += taken;
    return { prize: prize.prize, numbers };
  });
}

/** The numbers of a prize; none where the draw does not have it. */
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

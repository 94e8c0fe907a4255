import { isBig } from './boardGroups';
import type { Lottery } from './model/lottery';
import type { Board } from './model/selection';
import { prizeNumbers, type DrawResult, type PrizeSpace } from './model/space';

/**
 * One view of a lottery's draws: the values each draw shows.
 *
 * Codes: `all` numbers of the draw; `place-1` … its places from the first; `two-first`, the last two digits
 * of the highest prize; `two-lowest`, of the lowest; `two-all`, of every prize; `sum`.
 */
export interface TrendView {
  readonly code: string;
  readonly board: Board;
  /** How many values a draw shows; runs apply to views that show one. */
  readonly perDraw: number;
  /** The long-term share of draws in which each value occurs; `null` if it differs between values. */
  readonly chance: number | null;
  readonly read: (result: DrawResult) => readonly number[];
}

/** The sum shown by a draw; `isTopTwo` if it covers only the first two places. */
export interface SumView {
  readonly min: number;
  readonly max: number;
  readonly isTopTwo: boolean;
  readonly read: (result: DrawResult) => number;
}

const DIGIT: Board = { from: 0, to: 9, width: 1 };
const TWO_DIGITS: Board = { from: 0, to: 99, width: 2 };

/** All views of a lottery's draws, the most informative first. */
export function trendViews(lottery: Lottery): readonly TrendView[] {
  const [highest] = lottery.space;
  if (highest === undefined) return [];
  if (highest.kind === 'digits' && highest.digits > 1) return numberViews(lottery, highest.digits);
  const board = boardOf(highest);
  const places = isBetByPlace(lottery)
    ? Array.from({ length: highest.count }, (_, place) => placeView(highest, place))
    : [];
  // If the whole board is drawn, every value occurs in every draw.
  if (highest.kind === 'balls' && highest.count === sizeOf(board)) return places;
  const all: TrendView = {
    code: 'all',
    board,
    perDraw: highest.count,
    chance:
      highest.kind === 'balls'
        ? highest.count / sizeOf(board)
        : seenAtLeastOnce(sizeOf(board), highest.count),
    read: (result) => prizeNumbers(result, highest.prize).map(Number),
  };
  return [...places, all];
}

/** The sum to show for a lottery, if there is one. */
export function sumView({ space }: Lottery): SumView | undefined {
  const [highest, ...others] = space;
  if (highest === undefined || others.length > 0) return undefined;
  if (highest.kind === 'digits' && highest.digits > 1) return undefined;
  const { from, to } = boardOf(highest);
  // If all cars arrive, only the first two distinguish one race from another.
  const isTopTwo = highest.kind === 'balls' && highest.count === to - from + 1;
  const count = isTopTwo ? 2 : highest.count;
  // The minimum and maximum sum of values that can be drawn together.
  const apart = highest.kind === 'balls' ? (count * (count - 1)) / 2 : 0;
  return {
    min: count * from + apart,
    max: count * to - apart,
    isTopTwo,
    read: (result) =>
      prizeNumbers(result, highest.prize)
        .slice(0, count)
        .reduce((sum, number) => sum + Number(number), 0),
  };
}

/** Sums as values of their own board, from the minimum to the maximum. */
export const sumsAsView = ({ min, max, read }: SumView): TrendView => ({
  code: 'sum',
  board: { from: min, to: max, width: 1 },
  perDraw: 1,
  chance: null,
  read: (result) => [read(result)],
});

/** Which part of its range a number is in. */
export type Size = 'big' | 'small' | 'middle';

/** Whether a number is odd or even. */
export type Parity = 'odd' | 'even';

/** Whether a number is odd or even. */
export const parityOf = (value: number): Parity => (value % 2 === 0 ? 'even' : 'odd');

/** Whether a number is in the upper half of a board (`big`) or in the lower. */
export const sizeIn = (board: Board, value: number): Size =>
  isBig(board, value) ? 'big' : 'small';

/** Whether a sum is above or below the middle of the possible range; exactly in the middle it is neither. */
export function sizeOfSum({ min, max }: SumView, sum: number): Size {
  if (sum * 2 === min + max) return 'middle';
  return sum * 2 > min + max ? 'big' : 'small';
}

const sizeOf = ({ from, to }: Board): number => to - from + 1;

const boardOf = (prize: PrizeSpace): Board => (prize.kind === 'digits' ? DIGIT : prize.board);

const seenAtLeastOnce = (values: number, times: number): number => 1 - (1 - 1 / values) ** times;

const isBetByPlace = ({ playTypes }: Lottery): boolean =>
  playTypes.some(({ shape }) => shape.kind === 'positions' || shape.kind === 'spots');

function placeView(prize: PrizeSpace, place: number): TrendView {
  const board = boardOf(prize);
  return {
    code: `place-${place + 1}`,
    board,
    perDraw: 1,
    chance: 1 / sizeOf(board),
    read: (result) =>
      prizeNumbers(result, prize.prize)
        .slice(place, place + 1)
        .map(Number),
  };
}

/** Views of lotteries that draw whole numbers: their endings, and the highest prize digit by digit. */
function numberViews({ space }: Lottery, digits: number): TrendView[] {
  const withTwo = space.filter((prize) => prize.kind === 'digits' && prize.digits >= 2);
  const highest = withTwo.slice(0, 1);
  const lowest = withTwo.slice(1).slice(-1);
  const isTwoOnly = lowest.every((prize) => prize.kind === 'digits' && prize.digits === 2);
  return [
    twoView('two-first', highest),
    ...(lowest.length > 0 && isTwoOnly ? [twoView('two-lowest', lowest)] : []),
    ...(withTwo.length > 1 ? [twoView('two-all', withTwo)] : []),
    ...highest.flatMap(({ prize }) =>
      Array.from({ length: digits }, (_, place) => digitView(prize, place)),
    ),
  ];
}

function twoView(code: string, prizes: readonly PrizeSpace[]): TrendView {
  const perDraw = prizes.reduce((sum, { count }) => sum + count, 0);
  return {
    code,
    board: TWO_DIGITS,
    perDraw,
    chance: seenAtLeastOnce(100, perDraw),
    read: (result) =>
      prizes.flatMap(({ prize }) =>
        prizeNumbers(result, prize).map((number) => Number(number.slice(-2))),
      ),
  };
}

const digitView = (prize: string, place: number): TrendView => ({
  code: `place-${place + 1}`,
  board: DIGIT,
  perDraw: 1,
  chance: 1 / 10,
  read: (result) => prizeNumbers(result, prize).map((number) => Number(number[place])),
});

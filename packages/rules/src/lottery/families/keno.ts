import { chooseExactly } from '../model/combinatorics';
import type { PlayType } from '../model/lottery';
import type { Board } from '../model/selection';
import { prizeNumbers, type DrawResult } from '../model/space';
import { fastLotteries } from './fast';
import { isEven, isOdd, sumOf, type Fact } from '../plays/facts';
import { optionsPlay } from '../plays/optionPlays';
import { matchPlay } from '../plays/setPlays';

const PRIZE = 'numbers';
const DRAWN = 20;
const BOARD: Board = { from: 1, to: 80, width: 2 };
/** Maximum picks of a system bet, so that a slip can list all its bets. */
const MAX_PICKS = 15;

const balls = (result: DrawResult): readonly string[] => prizeNumbers(result, PRIZE);

/** Share of the return paid by each number of matches, in basis points, by the number of picks. */
const SHARES: readonly (readonly (readonly [matched: number, basisPoints: number])[])[] = [
  [[1, 10_000]],
  [[2, 10_000]],
  [
    [3, 5500],
    [2, 4500],
  ],
  [
    [4, 4000],
    [3, 3000],
    [2, 3000],
  ],
  [
    [5, 4000],
    [4, 3000],
    [3, 3000],
  ],
  [
    [6, 2500],
    [5, 2500],
    [4, 2500],
    [3, 2500],
  ],
  [
    [7, 2500],
    [6, 2500],
    [5, 2500],
    [4, 2500],
  ],
  [
    [8, 2000],
    [7, 2000],
    [6, 2000],
    [5, 2000],
    [0, 2000],
  ],
  [
    [9, 1000],
    [8, 1500],
    [7, 2000],
    [6, 2000],
    [5, 2000],
    [0, 1500],
  ],
  [
    [10, 500],
    [9, 1000],
    [8, 1500],
    [7, 2000],
    [6, 2000],
    [5, 1800],
    [0, 1200],
  ],
];

const pick = (shares: (typeof SHARES)[number], index: number): PlayType =>
  matchPlay({
    code: `pick-${index + 1}`,
    group: 'pick',
    board: BOARD,
    picks: index + 1,
    max: MAX_PICKS,
    drawn: DRAWN,
    read: balls,
    pays: shares.map(([matched, basisPoints]) => [matched, { kind: 'share', basisPoints }]),
  });

const ALL_DRAWS = chooseExactly(80, DRAWN);
/** The mean of the sum: the mirror image of every draw above it (81 less each ball) is below it. */
const MIDDLE_SUM = 810;
/** Number of draws with that sum. Counting takes a tenth of a second, so it is done in the tests. */
const MIDDLE_DRAWS = 15_542_763_534_960_598n;
/** As many draws have ten balls of each half as have ten odd ones. */
const TEN_AND_TEN = chooseExactly(40, 10) ** 2n;

/** A fact or its mirror image; in the given share of all draws, neither. */
const mirrored = (neither: bigint): readonly Fact[] => [
  { value: 1, ways: (ALL_DRAWS - neither) / 2n },
  { value: -1, ways: (ALL_DRAWS - neither) / 2n },
  { value: 0, ways: neither },
];

const sumSides = optionsPlay(
  { code: 'sum-sides', group: 'sides' },
  {
    facts: mirrored(MIDDLE_DRAWS),
    read: (result) => Math.sign(sumOf(balls(result)) - MIDDLE_SUM),
    options: {
      big: (side) => side > 0,
      small: (side) => side < 0,
      middle: (side) => side === 0,
    },
  },
);

/**
 * Of the combinations of odd and even counts, even sums are more frequent by the number of paired draws:
 * choose 10 of 40.
 */
const sumParity = optionsPlay(
  { code: 'sum-parity', group: 'sides' },
  {
    facts: [
      { value: 0, ways: (ALL_DRAWS + chooseExactly(40, 10)) / 2n },
      { value: 1, ways: (ALL_DRAWS - chooseExactly(40, 10)) / 2n },
    ],
    read: (result) => sumOf(balls(result)) % 2,
    options: { odd: isOdd, even: isEven },
  },
);

const upDown = optionsPlay(
  { code: 'up-down', group: 'sides' },
  {
    facts: mirrored(TEN_AND_TEN),
    read: (result) =>
      Math.sign(balls(result).filter((ball) => Number(ball) <= 40).length - DRAWN / 2),
    options: {
      up: (side) => side > 0,
      down: (side) => side < 0,
      level: (side) => side === 0,
    },
  },
);

const oddEven = optionsPlay(
  { code: 'odd-even', group: 'sides' },
  {
    facts: mirrored(TEN_AND_TEN),
    read: (result) =>
      Math.sign(balls(result).filter((ball) => isOdd(Number(ball))).length - DRAWN / 2),
    options: {
      'more-odd': (side) => side > 0,
      'more-even': (side) => side < 0,
      'as-many': (side) => side === 0,
    },
  },
);

/** Twenty of eighty balls. */
export const KENO = fastLotteries({
  code: 'KENO',
  name: 'Ferris Keno',
  family: 'keno',
  space: [{ prize: PRIZE, kind: 'balls', board: BOARD, count: DRAWN, isOrdered: false }],
  playTypes: [...SHARES.map(pick), sumSides, sumParity, upDown, oddEven],
  defaultPlayType: 'pick-5',
});

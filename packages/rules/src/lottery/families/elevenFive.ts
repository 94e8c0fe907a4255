import { choose } from '../model/combinatorics';
import type { PlayType } from '../model/lottery';
import type { Board } from '../model/selection';
import { prizeNumbers, type DrawResult } from '../model/space';
import { digitsFrom, duelOf, DRAGON_TIGER_OPTIONS } from './digits';
import { fastLotteries } from './fast';
import { uniformFacts, isOdd, setSumFacts, sumOf } from '../plays/facts';
import { optionsPlay } from '../plays/optionPlays';
import { positionsPlay, spotsPlay } from '../plays/positionPlays';
import { matchPlay } from '../plays/setPlays';
import { FULL_PAYOUT } from '../plays/wins';

const PRIZE = 'numbers';
const DRAWN = 5;
const BOARD: Board = { from: 1, to: 11, width: 2 };
const POSITIONS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** The middle between the smallest and the largest sum: as many draws are above as below it. */
const MIDDLE_SUM = 30;

const balls = (result: DrawResult): readonly string[] => prizeNumbers(result, PRIZE);

/** A number of balls that must all be drawn; if more than five, they must include all five drawn balls. */
const any = (picks: number): PlayType =>
  matchPlay({
    code: `any-${picks}`,
    group: 'any',
    board: BOARD,
    picks,
    max: 11,
    drawn: DRAWN,
    read: balls,
    pays: [[Math.min(picks, DRAWN), FULL_PAYOUT]],
  });

const straight = (count: number, of: number): PlayType =>
  positionsPlay({
    code: `straight-${count}`,
    group: 'straight',
    board: BOARD,
    positions: POSITIONS.slice(0, count),
    read: digitsFrom(PRIZE, 0, count),
    of,
    isDistinct: true,
  });

const group = (count: number): PlayType =>
  matchPlay({
    code: `group-${count}`,
    group: 'group',
    board: BOARD,
    picks: count,
    max: 11,
    drawn: count,
    read: digitsFrom(PRIZE, 0, count),
    pays: [[count, FULL_PAYOUT]],
  });

const sides = optionsPlay(
  { code: 'sum-sides', group: 'sides' },
  {
    facts: setSumFacts(BOARD, DRAWN),
    read: (result) => sumOf(balls(result)),
    options: {
      big: (sum) => sum > MIDDLE_SUM,
      small: (sum) => sum < MIDDLE_SUM,
      middle: (sum) => sum === MIDDLE_SUM,
      odd: isOdd,
      even: (sum) => !isOdd(sum),
    },
  },
);

/** How many of the five are odd, of six odd and five even numbers. */
const oddCount = optionsPlay(
  { code: 'odd-count', group: 'sides' },
  {
    facts: uniformFacts(0, DRAWN).map(({ value }) => ({
      value,
      ways: choose(6, value) * choose(5, DRAWN - value),
    })),
    read: (result) => balls(result).filter((ball) => isOdd(Number(ball))).length,
    options: Object.fromEntries(
      uniformFacts(0, DRAWN).map(({ value }) => [`odd-${value}`, (odd: number) => odd === value]),
    ),
  },
);

/** The median of the five: two are lower, two are higher. */
const middle = optionsPlay(
  { code: 'middle', group: 'sides' },
  {
    facts: uniformFacts(3, 9).map(({ value }) => ({
      value,
      ways: choose(value - 1, 2) * choose(11 - value, 2),
    })),
    read: (result) => Number(balls(result).toSorted()[2]),
    options: Object.fromEntries(
      uniformFacts(3, 9).map(({ value }) => [`middle-${value}`, (ball: number) => ball === value]),
    ),
  },
);

const duel = optionsPlay(
  { code: 'dragon-tiger', group: 'sides' },
  {
    facts: [
      { value: 1, ways: 1 },
      { value: -1, ways: 1 },
    ],
    read: (result) => duelOf(balls(result), 0, 4),
    options: {
      dragon: DRAGON_TIGER_OPTIONS['dragon'] ?? isOdd,
      tiger: DRAGON_TIGER_OPTIONS['tiger'] ?? isOdd,
    },
  },
);

/** Five of eleven balls, in drawing order. */
export const ELEVEN_FIVE = fastLotteries({
  code: 'ELEVEN',
  name: 'Lantern 11/5',
  family: 'eleven-five',
  space: [{ prize: PRIZE, kind: 'balls', board: BOARD, count: DRAWN, isOrdered: true }],
  playTypes: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
    straight(2, 110),
    straight(3, 990),
    group(2),
    group(3),
    spotsPlay({
      code: 'spots',
      group: 'spots',
      board: BOARD,
      positions: POSITIONS,
      read: balls,
      isDistinct: true,
    }),
    sides,
    oddCount,
    middle,
    duel,
  ],
  defaultPlayType: 'any-5',
});

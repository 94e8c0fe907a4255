import { prizeNumbers } from '../model/space';
import type { PlayType } from '../model/lottery';
import { DIGITS, digitsFrom, DRAGON_TIGER_OPTIONS, duelOf, patternsOf, sidesOf } from './digits';
import { fastLotteries } from './fast';
import { isEven, isOdd, sumFacts, sumOf } from '../plays/facts';
import { optionsPlay } from '../plays/optionPlays';
import { positionsPlay, spotsPlay } from '../plays/positionPlays';
import { containsPlay } from '../plays/setPlays';

const PRIZE = 'numbers';
const POSITIONS = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'];
/** Start index of each group of three digits; the last group is the most popular. */
const THREES = { last: 2, middle: 1, first: 0 };

const straight = (code: string, from: number, to: number): PlayType =>
  positionsPlay({
    code,
    group: 'straight',
    board: DIGITS,
    positions: POSITIONS.slice(from, to),
    read: digitsFrom(PRIZE, from, to),
    of: 10 ** (to - from),
  });

/** Different digits that must all be drawn, in any order; if as many are drawn, there can be no other. */
const contains = (code: string, group: string, picks: number, from: number, to: number): PlayType =>
  containsPlay({
    code,
    group,
    board: DIGITS,
    picks,
    drawn: to - from,
    read: digitsFrom(PRIZE, from, to),
  });

/** Two digits, one of which is drawn twice among three: since it is open which one, a pair makes two bets. */
const groupThree = (code: string, from: number): PlayType => ({
  code,
  group: 'group',
  shape: { kind: 'set', board: DIGITS, picks: 2, max: 10, betsPerSet: 2 },
  tiers: [
    { code: 'hit', chance: { wins: 3, of: 1000 }, pay: { kind: 'share', basisPoints: 10_000 } },
  ],
  settle: ([chosen = []], result) => {
    const fallen = new Set(digitsFrom(PRIZE, from, from + 3)(result));
    const isWon = fallen.size === 2 && [...fallen].every((digit) => chosen.includes(digit));
    return isWon ? { hit: 1 } : {};
  },
});

const sumSides = optionsPlay(
  { code: 'sum-sides', group: 'sides' },
  {
    facts: sumFacts(DIGITS, 5),
    read: (result) => sumOf(prizeNumbers(result, PRIZE)),
    options: {
      big: (sum) => sum >= 23,
      small: (sum) => sum <= 22,
      odd: isOdd,
      even: isEven,
      'big-odd': (sum) => sum >= 23 && isOdd(sum),
      'big-even': (sum) => sum >= 23 && isEven(sum),
      'small-odd': (sum) => sum <= 22 && isOdd(sum),
      'small-even': (sum) => sum <= 22 && isEven(sum),
    },
  },
);

const digitSides = optionsPlay(
  { code: 'digit-sides', group: 'sides' },
  ...POSITIONS.map((position, place) =>
    sidesOf(0, 9, (result) => Number(prizeNumbers(result, PRIZE)[place]), `${position}-`),
  ),
);

const duel = optionsPlay(
  { code: 'dragon-tiger', group: 'sides' },
  {
    facts: [
      { value: 1, ways: 45 },
      { value: -1, ways: 45 },
      { value: 0, ways: 10 },
    ],
    read: (result) => duelOf(prizeNumbers(result, PRIZE), 0, 4),
    options: DRAGON_TIGER_OPTIONS,
  },
);

const pattern = (code: string, from: number): PlayType =>
  optionsPlay({ code, group: 'pattern' }, patternsOf(digitsFrom(PRIZE, from, from + 3)));

const PLAY_TYPES: readonly PlayType[] = [
  straight('straight-5', 0, 5),
  straight('straight-4', 1, 5),
  straight('straight-3', 2, 5),
  straight('straight-3-middle', 1, 4),
  straight('straight-3-first', 0, 3),
  straight('straight-2', 3, 5),
  straight('straight-2-first', 0, 2),
  spotsPlay({
    code: 'spots',
    group: 'spots',
    board: DIGITS,
    positions: POSITIONS,
    read: digitsFrom(PRIZE),
    isDistinct: false,
  }),
  ...Object.entries(THREES).map(([place, from]) => groupThree(`group-3-${place}`, from)),
  ...Object.entries(THREES).map(([place, from]) =>
    contains(`group-6-${place}`, 'group', 3, from, from + 3),
  ),
  contains('group-24', 'group', 4, 1, 5),
  contains('group-120', 'group', 5, 0, 5),
  contains('any-1', 'any', 1, 2, 5),
  contains('any-2', 'any', 2, 2, 5),
  contains('any-1-of-5', 'any', 1, 0, 5),
  contains('any-2-of-5', 'any', 2, 0, 5),
  contains('any-3-of-5', 'any', 3, 0, 5),
  sumSides,
  digitSides,
  duel,
  ...Object.entries(THREES).map(([place, from]) => pattern(`pattern-${place}`, from)),
];

/** Five independent digits. */
export const FIVE_DIGITS = fastLotteries({
  code: 'FIVE',
  name: 'Carousel 5D',
  family: 'five-digits',
  space: [{ prize: PRIZE, kind: 'digits', digits: 1, count: 5 }],
  playTypes: PLAY_TYPES,
  defaultPlayType: 'straight-3',
});

import type { PlayType, WinsByTier } from '../model/lottery';
import type { Board, Selection } from '../model/selection';
import { prizeNumbers, type DrawResult } from '../model/space';
import { digitsFrom, duelOf, DRAGON_TIGER_OPTIONS, sidesOf } from './digits';
import { fastLotteries } from './fast';
import { isEven, isOdd, setSumFacts, sumOf } from '../plays/facts';
import { eachSum, optionsPlay, type OptionPart } from '../plays/optionPlays';
import { positionsPlay, spotsPlay } from '../plays/positionPlays';
import { matchPlay } from '../plays/setPlays';
import { FULL_PAYOUT } from '../plays/wins';

const PRIZE = 'numbers';
const CARS = 10;
const BOARD: Board = { from: 1, to: CARS, width: 2 };
const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const cars = (result: DrawResult): readonly string[] => prizeNumbers(result, PRIZE);

const straight = (count: number, of: number): PlayType =>
  positionsPlay({
    code: `straight-${count}`,
    group: 'straight',
    board: BOARD,
    positions: PLACES.slice(0, count),
    read: digitsFrom(PRIZE, 0, count),
    of,
    isDistinct: true,
  });

/**
 * A number of cars that must be the first to arrive, in any order; `podium` is one car among the first three.
 */
const among = (code: string, picks: number, drawn: number): PlayType =>
  matchPlay({
    code,
    group: 'group',
    board: BOARD,
    picks,
    max: CARS,
    drawn,
    read: digitsFrom(PRIZE, 0, drawn),
    pays: [[picks, FULL_PAYOUT]],
  });

const topTwo = (code: string, options: OptionPart['options']): PlayType =>
  optionsPlay(
    { code, group: 'sum' },
    {
      facts: setSumFacts(BOARD, 2),
      read: (result) => sumOf(cars(result).slice(0, 2)),
      options,
    },
  );

const PLACE_PARTS = PLACES.map((place, index) =>
  sidesOf(1, CARS, (result) => Number(cars(result)[index]), `${place}-`),
);

/** The best finishing order for a selection: each car has one place, so the places depend on each other. */
function bestOrder([chosen = []]: Selection): WinsByTier {
  const bets = new Set(chosen);
  const wonBy = PLACE_PARTS.map(({ options }) =>
    Array.from({ length: CARS }, (_, car) =>
      Object.keys(options).filter((option) => bets.has(option) && options[option]?.(car + 1)),
    ),
  );
  // By the set of cars that have arrived; all options pay the same.
  let orders = new Map<number, readonly string[]>([[0, []]]);
  for (const byCar of wonBy) {
    const next = new Map<number, readonly string[]>();
    for (const [arrived, wins] of orders)
      for (const [car, won] of byCar.entries()) {
        if ((arrived & (1 << car)) !== 0) continue;
        const known = next.get(arrived | (1 << car));
        if (known === undefined || known.length < wins.length + won.length)
          next.set(arrived | (1 << car), [...wins, ...won]);
      }
    orders = next;
  }
  const [best = []] = orders.values();
  return Object.fromEntries(best.map((option) => [option, 1]));
}

const DUELS = [0, 1, 2, 3, 4].map((place): OptionPart => ({
  facts: [
    { value: 1, ways: 1 },
    { value: -1, ways: 1 },
  ],
  read: (result) => duelOf(cars(result), place, CARS - 1 - place),
  options: {
    [`${PLACES[place]}-dragon`]: DRAGON_TIGER_OPTIONS['dragon'] ?? isOdd,
    [`${PLACES[place]}-tiger`]: DRAGON_TIGER_OPTIONS['tiger'] ?? isOdd,
  },
}));

/** Ten cars in finishing order. */
export const RACING = fastLotteries({
  code: 'RACING',
  name: 'Derby Ten',
  family: 'racing',
  space: [{ prize: PRIZE, kind: 'balls', board: BOARD, count: CARS, isOrdered: true }],
  playTypes: [
    spotsPlay({
      code: 'spots',
      group: 'spots',
      board: BOARD,
      positions: PLACES,
      read: cars,
      isDistinct: true,
    }),
    straight(2, 90),
    straight(3, 720),
    among('group-2', 2, 2),
    among('group-3', 3, 3),
    among('podium', 1, 3),
    topTwo('sum', eachSum(3, 19)),
    topTwo('sum-sides', {
      big: (sum) => sum > 11,
      small: (sum) => sum <= 11,
      odd: isOdd,
      even: isEven,
    }),
    optionsPlay({ code: 'place-sides', group: 'sides', maxWins: bestOrder }, ...PLACE_PARTS),
    optionsPlay({ code: 'duel', group: 'sides' }, ...DUELS),
  ],
  defaultPlayType: 'spots',
});

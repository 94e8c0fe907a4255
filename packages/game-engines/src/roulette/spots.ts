import { colorOf } from './wheel';

/** The kinds of bets. */
export const BET_TYPES = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'column',
  'dozen',
  'evenMoney',
] as const;
export type RouletteBetType = (typeof BET_TYPES)[number];

/** Where a stake can be placed. */
export interface RouletteSpot {
  id: string;
  betType: RouletteBetType;
  /** The numbers on which it wins, in ascending order. */
  numbers: readonly number[];
}

const NUMBERS = Array.from({ length: 36 }, (_, place) => place + 1);

const inside = (betType: RouletteBetType, numbers: readonly number[]): RouletteSpot => ({
  id: `${betType}-${numbers.join('-')}`,
  betType,
  numbers,
});

const outside = (
  betType: RouletteBetType,
  id: string,
  isCovered: (number: number) => boolean,
): RouletteSpot => ({ id, betType, numbers: NUMBERS.filter(isCovered) });

/** The number's position in its row of three, from 0. */
const columnOf = (number: number): number => (number - 1) % 3;

/** A chip is placed on numbers that are next to each other on the table, which has rows of three. */
function insideSpots(): RouletteSpot[] {
  const spots = [0, ...NUMBERS].map((number) => inside('straight', [number]));
  spots.push(...[1, 2, 3].map((number) => inside('split', [0, number])));
  spots.push(inside('street', [0, 1, 2]), inside('street', [0, 2, 3]));
  spots.push(inside('corner', [0, 1, 2, 3]));
  for (const number of NUMBERS) {
    const below = number + 3;
    if (columnOf(number) < 2) spots.push(inside('split', [number, number + 1]));
    if (below <= 36) spots.push(inside('split', [number, below]));
    if (columnOf(number) < 2 && below <= 36) {
      spots.push(inside('corner', [number, number + 1, below, below + 1]));
    }
    if (columnOf(number) > 0) continue;
    const row = [number, number + 1, number + 2];
    spots.push(inside('street', row));
    if (below <= 36) spots.push(inside('line', [...row, ...row.map((each) => each + 3)]));
  }
  return spots;
}

/** All spots of the table: numbers, combinations of neighboring numbers, and the fields around them. */
export const ROULETTE_SPOTS: readonly RouletteSpot[] = /* @__PURE__ */ [
  .../* @__PURE__ */ insideSpots(),
  outside('column', 'column-1', (number) => columnOf(number) === 0),
  outside('column', 'column-2', (number) => columnOf(number) === 1),
  outside('column', 'column-3', (number) => columnOf(number) === 2),
  outside('dozen', 'dozen-1', (number) => number <= 12),
  outside('dozen', 'dozen-2', (number) => number > 12 && number <= 24),
  outside('dozen', 'dozen-3', (number) => number > 24),
  outside('evenMoney', 'red', (number) => colorOf(number) === 'red'),
  outside('evenMoney', 'black', (number) => colorOf(number) === 'black'),
  outside('evenMoney', 'odd', (number) => number % 2 === 1),
  outside('evenMoney', 'even', (number) => number % 2 === 0),
  outside('evenMoney', 'low', (number) => number <= 18),
  outside('evenMoney', 'high', (number) => number > 18),
];

const BY_ID: ReadonlyMap<string, RouletteSpot> = /* @__PURE__ */ new Map(
  ROULETTE_SPOTS.map((spot) => [spot.id, spot]),
);

/** @throws RangeError for an unknown id. */
export function rouletteSpot(id: string): RouletteSpot {
  const spot = BY_ID.get(id);
  if (spot === undefined) throw new RangeError(`The table has no spot ${id}.`);
  return spot;
}

/**
 * The called bets of the racetrack: the spots of their chips. A repeated spot takes several chips.
 */
export const CALLED_BETS = {
  /** The 17 numbers around the zero. */
  voisins: [
    'street-0-2-3',
    'street-0-2-3',
    'split-4-7',
    'split-12-15',
    'split-18-21',
    'split-19-22',
    'split-32-35',
    'corner-25-26-28-29',
    'corner-25-26-28-29',
  ],
  /** The 12 numbers opposite the zero. */
  tiers: ['split-5-8', 'split-10-11', 'split-13-16', 'split-23-24', 'split-27-30', 'split-33-36'],
  /** The 8 numbers between the two. */
  orphelins: ['straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'],
  /** The 7 numbers next to the zero. */
  zeroGame: ['split-0-3', 'split-12-15', 'split-32-35', 'straight-26'],
} as const;
export type CalledBet = keyof typeof CALLED_BETS;

import type { Lottery } from '../model/lottery';
import type { Board } from '../model/selection';
import { prizeNumbers } from '../model/space';
import { matchPlay } from '../plays/setPlays';

const PRIZE = 'numbers';
const PICKS = 6;
const MAX_PICKS = 12;
/** Prizes in thousandths of the price of a bet. */
type LowerPrizes = readonly [three: number, four: number, five: number];

function lotto(highest: number, weekdays: readonly number[], lower: LowerPrizes): Lottery {
  const board: Board = { from: 1, to: highest, width: 2 };
  const [three, four, five] = lower;
  return {
    code: `PH_6_${highest}`,
    name: `Lotto 6/${highest}`,
    family: 'lotto',
    category: 'LOTT',
    menuGroup: 'PH',
    space: [{ prize: PRIZE, kind: 'balls', board, count: PICKS, isOrdered: false }],
    schedule: {
      kind: 'weekly',
      timeZone: 'Asia/Manila',
      weekdays,
      times: ['21:00'],
      lockSeconds: 15 * 60,
    },
    playTypes: [
      matchPlay({
        code: 'system',
        group: 'lotto',
        board,
        picks: PICKS,
        max: MAX_PICKS,
        drawn: PICKS,
        read: (result) => prizeNumbers(result, PRIZE),
        pays: [
          [6, { kind: 'jackpot', basisPoints: 2500, min: 250_000 }],
          [5, { kind: 'fixed', thousandths: five }],
          [4, { kind: 'fixed', thousandths: four }],
          [3, { kind: 'fixed', thousandths: three }],
        ],
      }),
    ],
    defaultPlayType: 'system',
    price: 20_00,
    units: [1000],
  };
}

/**
 * The Philippine lotto family (decisions.md, Games): numbers and odds are real, prizes are defined by the
 * house. A quarter of every stake goes to the pool, about three fifths to the lower prizes.
 */
export const LOTTO: readonly Lottery[] = [
  lotto(42, [2, 4, 6], [4_000, 120_000, 7_000_000]),
  lotto(45, [1, 3, 5], [5_000, 150_000, 10_000_000]),
  lotto(49, [0, 2, 4], [7_000, 200_000, 16_000_000]),
  lotto(55, [1, 3, 6], [10_000, 320_000, 29_000_000]),
  lotto(58, [0, 2, 5], [12_000, 400_000, 38_000_000]),
];

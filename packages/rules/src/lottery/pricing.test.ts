import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from './lotteries';
import type { PlayType, PrizeMode, Tier } from './model/lottery';
import {
  costOf,
  largestWin,
  oddsOf,
  payoutOf,
  priceIn,
  rebateOf,
  REBATES,
  returnOf,
  takesRebate,
  unitsIn,
  tierPayout,
} from './pricing';
import { selectionErrorOf, type Selection } from './model/selection';
import { PRIZE_MODES } from './prizeModes';
import { fullSelection } from './testing/selections';

const EVEN: Tier = {
  code: 'even',
  chance: { wins: 1, of: 2 },
  pay: { kind: 'share', basisPoints: 10_000 },
};
const CURRENCIES = ['PHP', 'THB', 'CNY', 'USD', 'IDR', 'VND'];
const MODES = Object.keys(PRIZE_MODES) as PrizeMode[];

function playOf(lottery: string, code: string): PlayType {
  const play = lotteryOf(lottery)?.playTypes.find((each) => each.code === code);
  if (play === undefined) throw new RangeError(`${lottery} has no play type "${code}".`);
  return play;
}

describe('odds', () => {
  test('follow from the return of the mode, less the rebate of the series', () => {
    expect(oddsOf(EVEN, { mode: 'Elott', rebate: 0 })).toBe(1920);
    expect(oddsOf(EVEN, { mode: 'Lott', rebate: 0 })).toBe(1800);
    expect(oddsOf(EVEN, { mode: 'Elott', rebate: 500 })).toBe(1820);
  });

  test('are truncated, never rounded up', () => {
    const third: Tier = { ...EVEN, chance: { wins: 7, of: 30 } };
    expect(oddsOf(third, { mode: 'Elott', rebate: 0 })).toBe(4114);
  });

  test('are exact for chances beyond the range of numbers', () => {
    const scale = 10n ** 40n;
    const tiny: Tier = { ...EVEN, chance: { wins: scale, of: 2n * scale } };
    expect(oddsOf(tiny, { mode: 'SEA', rebate: 0 })).toBe(oddsOf(EVEN, { mode: 'SEA', rebate: 0 }));
  });

  test('of fixed prizes are the same in every mode, and pools have none', () => {
    const fixed: Tier = { ...EVEN, pay: { kind: 'fixed', thousandths: 1500 } };
    const pool: Tier = { ...EVEN, pay: { kind: 'jackpot', basisPoints: 2500, min: 1000 } };
    for (const mode of MODES) {
      expect(oddsOf(fixed, { mode, rebate: 0 })).toBe(1500);
      expect(oddsOf(pool, { mode, rebate: 0 })).toBe('jackpot');
    }
  });
});

test('a series is offered only if all prizes depend on the return', () => {
  expect(takesRebate(playOf('PH_6_42', 'system'))).toBe(false);
  expect(takesRebate(playOf('PH_6D', 'six-digits'))).toBe(false);
  for (const { playTypes } of LOTTERIES.filter(({ category }) => category === 'ELOTT'))
    expect(playTypes.every(takesRebate)).toBe(true);
  for (const rebate of REBATES)
    expect(rebate).toBeLessThan(
      Math.min(...Object.values(PRIZE_MODES).map((mode) => mode.returnBasisPoints)),
    );
});

test('a rebate is rounded down to whole minor units', () => {
  expect(rebateOf(999, 500)).toBe(49);
  expect(rebateOf(1000, 0)).toBe(0);
});

describe('prices', () => {
  const five = lotteryOf('FIVE_1M') ?? LOTTERIES[0];
  if (five === undefined) throw new TypeError('There is no lottery.');

  test('are round in every currency', () => {
    expect(CURRENCIES.map((currency) => priceIn(five, currency))).toEqual([
      1000, 500, 100, 20, 250_000, 500_000,
    ]);
    expect(priceIn(five, 'XXX')).toBe(1000);
    expect(priceIn(five, 'PHP', 10)).toBe(10);
  });

  test('are offered in units for which a currency has coins', () => {
    expect(unitsIn(five, 'PHP')).toEqual([1000, 100, 10]);
    expect(unitsIn(five, 'CNY')).toEqual([1000, 100]);
    expect(unitsIn(five, 'USD')).toEqual([1000]);
    for (const lottery of LOTTERIES)
      for (const currency of CURRENCIES) {
        const units = unitsIn(lottery, currency);
        expect(units.length).toBeGreaterThan(0);
        const [whole = 1000] = units;
        // Every unit costs exactly its fraction of the price.
        for (const unit of units)
          expect(priceIn(lottery, currency, unit) * whole).toBe(
            priceIn(lottery, currency, whole) * unit,
          );
      }
  });
});

describe('a line', () => {
  const system = playOf('PH_6_42', 'system');
  const seven: Selection = [['01', '02', '03', '04', '05', '06', '07']];
  const line = { playType: system, selection: seven, price: 2000, multiple: 3 };
  const terms = { mode: 'Lott', rebate: 0 } as const;

  test('costs its bets times price and multiple', () => {
    expect(costOf(line)).toBe(7 * 2000 * 3);
  });

  test('pays by tier, without the pool', () => {
    const wins = { 'match-6': 1, 'match-5': 6 };
    expect(payoutOf(line, wins, terms)).toBe(6 * 7000 * 2000 * 3);
    expect(largestWin(line, terms)).toBe(payoutOf(line, wins, terms));
    expect(payoutOf(line, {}, terms)).toBe(0);
  });

  test('of six numbers wins at most the five without the pool', () => {
    const six = { ...line, selection: [seven[0]?.slice(0, 6) ?? []] };
    expect(largestWin(six, terms)).toBe(7000 * 2000 * 3);
  });

  test('is exact beyond the range in which numbers multiply exactly', () => {
    const straight = playOf('FIVE_1M', 'straight-5');
    const [tier] = straight.tiers;
    if (tier === undefined) throw new TypeError('Straight has no tier.');
    const large = { playType: straight, selection: [], price: 500_001, multiple: 99_999 };
    expect(tierPayout(large, tier, 1, { mode: 'Elott', rebate: 0 })).toBe(
      Number((500_001n * 99_999n * 96_000_000n) / 1000n),
    );
  });

  test('of options pays as much as the best outcome for all of them together', () => {
    const sides = playOf('LUCKY28_1M', 'sides');
    const max = (...chosen: string[]) =>
      largestWin(
        { playType: sides, selection: [chosen], price: 1000, multiple: 1 },
        { mode: 'Elott', rebate: 0 },
      );
    expect(max('big', 'small')).toBe(1920);
    expect(max('big', 'odd')).toBe(3840);
    expect(max('highest', 'lowest')).toBe(max('highest'));
  });
});

test("states the return of a play type's worst kind of bet", () => {
  const tod = playOf('TH_MEKONG', 'tod-3');
  const terms = { mode: 'SEA', rebate: 0 } as const;
  expect(returnOf(tod, terms)).toBeLessThanOrEqual(0.92);
  expect(returnOf(tod, terms)).toBeGreaterThan(0.919);
  expect(returnOf(playOf('LUCKY28_1M', 'sum'), terms)).toBeLessThanOrEqual(0.92);
});

describe('counting and pricing', () => {
  /** A selection that counts how many of its values were read. */
  function watched(selection: Selection) {
    let reads = 0;
    const lists = selection.map(
      (list) =>
        new Proxy(list, {
          get(target, key, receiver) {
            if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
            return Reflect.get(target, key, receiver) as unknown;
          },
        }),
    );
    return { lists, readsSoFar: () => reads };
  }

  const plays = LOTTERIES.filter(({ code }) => !/_[35]M$/.test(code)).flatMap(({ playTypes }) =>
    playTypes.filter(({ shape }) => shape.kind !== 'entries'),
  );

  test('takes work proportional to the chosen numbers, not to their bets', () => {
    for (const playType of new Set(plays)) {
      const full = fullSelection(playType.shape);
      const values = full.reduce((sum, list) => sum + list.length, 0);
      const { lists, readsSoFar } = watched(full);
      const line = { playType, selection: lists, price: 1000, multiple: 1 };
      selectionErrorOf(playType.shape, lists);
      costOf(line);
      largestWin(line, { mode: 'SEA', rebate: 0 });
      // A slip of 10,000 bets has 40 values on four positions: about a hundred reads, not ten thousand.
      expect(readsSoFar()).toBeLessThanOrEqual(60 * values);
    }
  });

  test('of a thousand typed numbers is faster than listing their ten thousand permutations', () => {
    const iBox = playOf('4D_STRAITS', 'i-box-big');
    const [numbers = []] = fullSelection(iBox.shape);
    const { lists, readsSoFar } = watched([numbers]);
    largestWin(
      { playType: iBox, selection: lists, price: 1000, multiple: 1 },
      { mode: 'SEA', rebate: 0 },
    );
    expect(readsSoFar()).toBeLessThanOrEqual(2 * numbers.length);
  });
});

test('cost, win and rebate are whole minor units for any bet', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOTTERIES),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...REBATES),
      fc.integer({ min: 1, max: 10_000 }),
      (lottery, currency, rebate, multiple) => {
        for (const playType of lottery.playTypes) {
          const unit = unitsIn(lottery, currency).at(-1);
          const price = priceIn(lottery, currency, unit);
          const line = { playType, selection: fullSelection(playType.shape), price, multiple };
          const cost = costOf(line);
          expect(Number.isInteger(cost)).toBe(true);
          expect(Number.isInteger(rebateOf(cost, rebate))).toBe(true);
          expect(
            Number.isInteger(
              largestWin(line, { mode: 'Elott', rebate: takesRebate(playType) ? rebate : 0 }),
            ),
          ).toBe(true);
        }
      },
    ),
    { seed: 5, numRuns: 25 },
  );
});

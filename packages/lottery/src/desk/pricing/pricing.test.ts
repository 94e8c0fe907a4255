import { betsOf, emptySelection, LOTTERIES, quickPick } from '@perya/rules/lottery';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawCounts, multiplesOf, resizeMultiples } from './chase';
import type { SlipLine } from '../state/desk';
import { oddsOfOption, oddsOfPlayType, oddsText } from './odds';
import { priceLine, priceLineMemoized, sumOf, type PricingContext } from './pricing';
import { storyLottery } from '../testDesk';

const line = (over: Partial<SlipLine>): SlipLine => ({
  id: 1,
  playType: 'straight',
  selection: [['1'], ['2'], ['3']],
  unit: 1000,
  multiple: 1,
  rebate: 0,
  ...over,
});
const till = (code: string): PricingContext => ({
  lottery: storyLottery(code),
  mode: 'SEA',
  currency: 'PHP',
});

test('a line costs its bets times price times multiple', () => {
  const selection = [['1', '2'], ['3'], ['4', '5']];
  const three = priceLine(line({ selection, multiple: 3 }), till('PH_3D'));
  expect(three).toMatchObject({ bets: 4, cost: 4 * three.price * 3 });
});

test('prices a line of every play type of every lottery, and an empty selection costs nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOTTERIES), fc.infiniteStream(fc.nat()), (lottery, stream) => {
      const terms: PricingContext = { lottery, mode: 'SEA', currency: 'PHP' };
      for (const { code, shape } of lottery.playTypes) {
        const below = (bound: number) => (stream.next().value as number) % bound;
        const one = priceLine(line({ playType: code, selection: quickPick(shape, below) }), terms);
        // A set can make two bets that can't be placed separately.
        const each = shape.kind === 'set' ? (shape.betsPerSet ?? 1) : 1;
        expect(one.bets).toBe([...betsOf(shape, one.line.selection)].length * each);
        expect(one.cost).toBe(one.bets * one.price);
        const none = priceLine(line({ playType: code, selection: emptySelection(shape) }), terms);
        expect(none).toMatchObject({ bets: 0, cost: 0, largestWin: 0 });
      }
    }),
    { numRuns: 100, seed: 20_261_121 },
  );
});

test('prices an unchanged line once', () => {
  const own = line({});
  const terms = till('PH_3D');
  expect(priceLineMemoized(own, terms)).toBe(priceLineMemoized(own, terms));
  expect(priceLineMemoized(own, till('PH_3D'))).not.toBe(priceLineMemoized(own, terms));
});

test('a chase costs each draw by its multiple', () => {
  const lines = [priceLine(line({}), till('PH_3D'))];
  const { cost } = sumOf(lines, null);
  const sum = sumOf(lines, { multiples: [1, 2, 4], stopOnWin: true });
  expect(sum).toMatchObject({ cost, total: 7 * cost, draws: 3, dearest: 4 * cost });
  expect(sum.largestWin).toBe(4 * sumOf(lines, null).largestWin);
});

test('multiples double up to the max multiple', () => {
  expect(multiplesOf('same', 3, 10)).toEqual([1, 1, 1]);
  expect(multiplesOf('doubling', 6, 10)).toEqual([1, 2, 4, 8, 10, 10]);
  expect(multiplesOf('doubling', 100, 10_000).at(-1)).toBe(10_000);
});

test('a longer chase repeats its last multiple, a shorter one is cut', () => {
  expect(resizeMultiples([1, 5], 4)).toEqual([1, 5, 5, 5]);
  expect(resizeMultiples([1, 5, 7], 2)).toEqual([1, 5]);
});

test.each([
  [0, []],
  [1, []],
  [2, [2]],
  [12, [2, 5, 10, 12]],
])('with %i draws, the chase options are %j', (max, expected) => {
  expect(drawCounts(max)).toEqual(expected);
});

test('odds are formatted with a point and commas', () => {
  expect(oddsText(9_600)).toBe('× 9.6');
  expect(oddsText(4_567_891)).toBe('× 4,567.891');
  expect(oddsText('jackpot')).toBeUndefined();
});

test('an option shows its odds', () => {
  const { lottery } = till('DICE_1M');
  const sides = lottery.playTypes.find(({ code }) => code === 'sides');
  if (sides === undefined) throw new Error('The dice have sides.');
  const terms = { mode: 'SEA', rebate: 0 } as const;
  // 105 of 216 throws are big: 0.92 × 216 ÷ 105.
  expect(oddsOfOption(sides, 'big', terms)).toBe('× 1.892');
  expect(oddsOfPlayType(sides, terms)).toBe('× 1.892');
});

import {
  drawLimits,
  LOTTERIES,
  oddsOf,
  quickPick,
  readDraw,
  REBATES,
  writeSelection,
  type Lottery,
} from '@perya/rules/lottery';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outcomeOf } from '../bets/outcome';
import { testLottery } from './lotteryTesting';
import { costOfLines, lineOf, settleTicket, type OrderLine } from './outcome';

const FIVE = testLottery('FIVE_1M');
const terms = { lottery: FIVE, currency: 'PHP', multiple: 1, mode: 'SEA' as const };
const side = (numbers: string, changed: Partial<OrderLine> = {}): OrderLine => ({
  playType: 'sum-sides',
  numbers,
  unit: 1000,
  multiple: 1,
  rebate: 0,
  ...changed,
});
const high = readDraw(
  FIVE.space,
  drawLimits(FIVE.space).map((limit) => limit - 1),
);
const MUCH = 1_000_000_000;

it('pays each line by its own multiple, unit and rebate', () => {
  const lines = [
    side('big'),
    side('big', { multiple: 3 }),
    side('small'),
    side('big', { unit: 100 }),
  ];
  const { outcome, payout } = settleTicket(terms, lines, { result: high, max: MUCH });
  const [one = 0, three, none, tenth] = outcome.map(({ wins }) =>
    wins.reduce((sum, { amount }) => sum + amount, 0),
  );
  expect(one).toBeGreaterThan(10_00);
  expect([three, none]).toEqual([one * 3, 0]);
  expect(tenth).toBe(Math.floor(one / 10));
  expect(payout).toBe(BigInt(one + one * 3 + Math.floor(one / 10)));
});

it('pays a rebate, won or lost, for lower odds', () => {
  const settled = (numbers: string, rebate: number) =>
    settleTicket(terms, [side(numbers, { rebate })], { result: high, max: MUCH });
  expect(settled('small', 500)).toMatchObject({ payout: 50n, outcome: [{ rebate: 50, wins: [] }] });
  const [plain, lower] = [settled('big', 0), settled('big', 500)];
  expect(lower.outcome[0]?.wins[0]?.amount).toBeLessThan(plain.outcome[0]?.wins[0]?.amount ?? 0);
});

it("limits fixed prizes to the ticket's maximum, and pays rebates on top", () => {
  const lines = [side('big'), side('big'), side('small', { rebate: 500 })];
  const free = settleTicket(terms, lines, { result: high, max: MUCH });
  const one = free.outcome[0]?.wins[0]?.amount ?? 0;
  const { outcome, payout } = settleTicket(terms, lines, { result: high, max: one + 5 });
  expect(outcome.map(({ wins }) => wins[0]?.amount ?? 0)).toEqual([one, 5, 0]);
  expect(payout).toBe(BigInt(one + 5 + 50));
});

it('calls a ticket lost if and only if none of its lines paid anything, in every lottery', () => {
  const aLine = fc.record({
    playType: fc.nat(),
    multiple: fc.integer({ min: 1, max: 50 }),
    rebate: fc.constantFrom(...REBATES),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...LOTTERIES),
      fc.array(aLine, { minLength: 2, maxLength: 6 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (lottery, drafts, random) => {
        const below = (bound: number) => Math.floor((random.next().value as number) * bound);
        const lines = drafts.map(({ playType: place, multiple, rebate }): OrderLine => {
          const playType = lottery.playTypes[place % lottery.playTypes.length]!;
          const isShared = playType.tiers.every(({ pay }) => pay.kind === 'share');
          return {
            playType: playType.code,
            numbers: writeSelection(quickPick(playType.shape, below)),
            unit: 1000,
            multiple,
            rebate: isShared ? rebate : 0,
          };
        });
        const result = readDraw(lottery.space, drawLimits(lottery.space).map(below));
        const sold = { lottery, currency: 'PHP', multiple: 1 };
        const { stake } = costOfLines(sold, lines);
        const { payout, outcome } = settleTicket({ ...sold, mode: 'SEA' }, lines, {
          result,
          max: 1e15,
        });
        const hasPaid = outcome.some(
          ({ rebate, wins }) => rebate > 0 || wins.some(({ amount }) => amount > 0),
        );
        expect(outcomeOf(stake, payout) === 'LOST').toBe(!hasPaid);
      },
    ),
    { seed: 20_261_121 },
  );
});

it('counts a ticket in a chase as the same lines times its multiple', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOTTERIES.filter(hasOptions)),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('PHP', 'IDR', 'VND', 'USD'),
      (lottery, multiple, currency) => {
        const playType = lottery.playTypes.find(({ shape }) => shape.kind === 'options');
        if (playType?.shape.kind !== 'options') return;
        const line: OrderLine = {
          playType: playType.code,
          numbers: playType.shape.options.join(','),
          unit: 1000,
          multiple: 1,
          rebate: 0,
        };
        const once = { lottery, currency, multiple: 1 };
        const often = { lottery, currency, multiple };
        const result = readDraw(
          lottery.space,
          drawLimits(lottery.space).map((limit) => (multiple * 7) % limit),
        );
        expect(costOfLines(often, [line]).stake).toBe(
          costOfLines(once, [line]).stake * BigInt(multiple),
        );
        const won = settleTicket({ ...often, mode: 'SEA' }, [line], { result, max: 1e15 });
        const exact = lineOf(often, line);
        for (const { tier, bets, amount } of won.outcome[0]?.wins ?? []) {
          const paid = playType.tiers.find(({ code }) => code === tier);
          const odds = paid && oddsOf(paid, { mode: 'SEA', rebate: 0 });
          expect(BigInt(amount)).toBe(
            (BigInt(bets) * BigInt(exact.price) * BigInt(exact.multiple) * BigInt(Number(odds))) /
              1000n,
          );
        }
      },
    ),
    { seed: 20_261_121 },
  );
});

function hasOptions({ playTypes }: Lottery): boolean {
  return playTypes.some(
    ({ shape, tiers }) =>
      shape.kind === 'options' && tiers.every(({ pay }) => pay.kind === 'share'),
  );
}

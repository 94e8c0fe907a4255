import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../lotteries';
import {
  probabilityOf,
  type Lottery,
  type PlayType,
  type PrizeMode,
  type WinsByTier,
} from '../model/lottery';
import { costOf, largestWin, oddsOf, payoutOf, REBATES, returnOf, takesRebate } from '../pricing';
import { PRIZE_MODES } from '../prizeModes';
import {
  betsOf,
  countBets,
  readSelection,
  selectionErrorOf,
  writeSelection,
} from '../model/selection';
import { drawLimits, readDraw, type DrawResult, type DrawSpace } from '../model/space';
import { fullSelection, selectionsOf } from '../testing/selections';

const MODES = Object.keys(PRIZE_MODES) as PrizeMode[];
const TERMS = { mode: 'Elott', rebate: 0 } as const;
/** One of each game that is sold at several intervals: their play types are the same objects. */
const GAMES: readonly Lottery[] = LOTTERIES.filter(
  (lottery, index) =>
    LOTTERIES.findIndex(({ playTypes }) => playTypes === lottery.playTypes) === index,
);
const PLAYS = GAMES.flatMap((lottery) =>
  lottery.playTypes.map((playType) => ({
    name: `${lottery.code} ${playType.code}`,
    lottery,
    playType,
  })),
);

const added = (all: readonly WinsByTier[]): WinsByTier => {
  const sum: Record<string, number> = {};
  for (const wins of all)
    for (const [code, times] of Object.entries(wins)) sum[code] = (sum[code] ?? 0) + times;
  return sum;
};
const sorted = (list: readonly string[]) => list.toSorted();
const linesOf = (playType: PlayType, selection: readonly (readonly string[])[]) => ({
  playType,
  selection,
  price: 1000,
  multiple: 1,
});
const check = { numRuns: tierRuns(60) };

test('has unique codes for lotteries and play types', () => {
  expect(new Set(LOTTERIES.map(({ code }) => code)).size).toBe(LOTTERIES.length);
  expect(new Set(LOTTERIES.map(({ name }) => name)).size).toBe(LOTTERIES.length);
  for (const { playTypes, defaultPlayType } of LOTTERIES) {
    const codes = playTypes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain(defaultPlayType);
  }
});

test('draws the fast games every 1, 3 and 5 minutes', () => {
  const fast = LOTTERIES.filter(({ category }) => category === 'ELOTT');
  expect(fast).toHaveLength(18);
  expect(
    new Set(fast.map(({ schedule }) => schedule.kind === 'every' && schedule.minutes)),
  ).toEqual(new Set([1, 3, 5]));
});

describe.each(PLAYS)('$name', ({ lottery, playType }) => {
  const { shape, tiers } = playType;
  const codes = tiers.map(({ code }) => code);

  test('has unique tiers, and can win in each of them', () => {
    expect(new Set(codes).size).toBe(codes.length);
    for (const { chance } of tiers) {
      expect(BigInt(chance.wins)).toBeGreaterThan(0n);
      expect(BigInt(chance.of)).toBeGreaterThan(0n);
    }
  });

  test('counts the bets of a selection', () => {
    fc.assert(
      fc.property(selectionsOf(shape), (selection) => {
        const parts = [...betsOf(shape, selection)];
        const each = shape.kind === 'set' ? (shape.betsPerSet ?? 1) : 1;
        expect(countBets(shape, selection)).toBe(parts.length * each);
        expect(parts.every((part) => countBets(shape, part) === each)).toBe(true);
      }),
      { ...check, numRuns: 20 },
    );
  });

  test('settles a selection as the sum of its bets, in tiers it can win', () => {
    fc.assert(
      fc.property(selectionsOf(shape), drawsFrom(lottery.space), (selection, result) => {
        const wins = playType.settle(selection, result);
        const parts = [...betsOf(shape, selection)];
        expect(wins).toEqual(added(parts.map((part) => playType.settle(part, result))));
        expect(playType.tiersOf?.(selection) ?? codes).toEqual(
          expect.arrayContaining(Object.keys(wins)),
        );
        for (const part of parts) {
          const possible = playType.tiersOf?.(part) ?? codes;
          expect((playType.tierSets ?? [codes]).map(sorted)).toContainEqual(sorted(possible));
        }
        for (const times of Object.values(wins)) expect(times).toBeGreaterThan(0);
      }),
      check,
    );
  });

  test('settles independently of the order of numbers and prizes', () => {
    const cases = fc
      .tuple(selectionsOf(shape), drawsFrom(lottery.space))
      .chain(([selection, result]) =>
        fc.record({
          selection: fc.constant(selection),
          result: fc.constant(result),
          reordered: fc.tuple(
            ...selection.map((list) => fc.shuffledSubarray([...list], { minLength: list.length })),
          ),
          reprinted: fc.shuffledSubarray([...result], { minLength: result.length }),
        }),
      );
    fc.assert(
      fc.property(cases, ({ selection, result, reordered, reprinted }) => {
        const wins = playType.settle(selection, result);
        expect(playType.settle(reordered, result)).toEqual(wins);
        expect(playType.settle(selection, reprinted)).toEqual(wins);
        expect(playType.settle(readSelection(writeSelection(selection)), result)).toEqual(wins);
      }),
      check,
    );
  });

  test('never pays more than the maximum win', () => {
    fc.assert(
      fc.property(selectionsOf(shape, 10), drawsFrom(lottery.space), (selection, result) => {
        const line = linesOf(playType, selection);
        const paid = payoutOf(line, playType.settle(selection, result), TERMS);
        expect(paid).toBeLessThanOrEqual(largestWin(line, TERMS));
      }),
      check,
    );
  });

  test('accepts its largest selection', () => {
    const selection = fullSelection(shape);
    expect(selectionErrorOf(shape, selection)).toBeUndefined();
    expect(costOf(linesOf(playType, selection))).toBeGreaterThan(0);
    expect(largestWin(linesOf(playType, selection), TERMS)).toBeGreaterThan(0);
  });

  test('returns the stated share and no more, in every mode and series', () => {
    for (const mode of MODES)
      for (const rebate of takesRebate(playType) ? REBATES : [0]) {
        const returns = returnsOfBets(playType, mode, rebate);
        expect(returns.length).toBeGreaterThan(0);
        for (const { paid, of } of returns) {
          // In ten-thousandths of a stake, exact: the winnings, and the rebate of the series.
          expect(paid + BigInt(rebate) * of).toBeLessThanOrEqual(
            BigInt(PRIZE_MODES[mode].returnBasisPoints) * of,
          );
        }
      }
  });

  test('pays the stated return except for rounding, if all prizes depend on it', () => {
    if (!takesRebate(playType)) return;
    for (const possible of kindsOf(playType)) {
      const paid = returnOf({ ...playType, tierSets: [possible.map(({ code }) => code)] }, TERMS);
      // Odds are truncated to thousandths, so a tier is short by less than its chance of one.
      const cut = possible.reduce((sum, { chance }) => sum + probabilityOf(chance) / 1000, 0);
      expect(paid).toBeGreaterThan(PRIZE_MODES.Elott.returnBasisPoints / 10_000 - cut - 1e-9);
    }
  });

  test('pays at least the bet', () => {
    const terms = { mode: 'Lott', rebate: takesRebate(playType) ? 500 : 0 } as const;
    const paying = tiers.filter(({ pay }) => pay.kind !== 'jackpot');
    expect(Math.min(...paying.map((tier) => Number(oddsOf(tier, terms))))).toBeGreaterThanOrEqual(
      1000,
    );
  });
});

/** The sets of tiers that single bets of each kind can win. */
const kindsOf = ({ tiers, tierSets }: PlayType) =>
  tierSets?.map((codes) => tiers.filter(({ code }) => codes.includes(code))) ?? [tiers];

/** Average payout of single bets, in ten-thousandths of a stake over a common denominator. */
function returnsOfBets(playType: PlayType, mode: PrizeMode, rebate: number) {
  return kindsOf(playType).map((possible) => {
    const of = possible.reduce((product, { chance }) => product * BigInt(chance.of), 1n);
    const paid = possible.reduce((sum, tier) => {
      const odds = oddsOf(tier, { mode, rebate });
      if (odds === 'jackpot')
        return sum + (tier.pay.kind === 'jackpot' ? BigInt(tier.pay.basisPoints) * of : 0n);
      const { wins, of: draws } = tier.chance;
      return sum + (BigInt(odds) * 10n * BigInt(wins) * of) / BigInt(draws);
    }, 0n);
    return { paid, of };
  });
}

test('returns at least four fifths of the stake for lotteries with a pool, including the pool', () => {
  const pooled = PLAYS.filter(({ playType }) => !takesRebate(playType));
  expect(pooled).toHaveLength(6);
  for (const { playType } of pooled) expect(returnOf(playType, TERMS)).toBeGreaterThan(0.8);
});

test('has spaces whose draws define every prize', () => {
  for (const { space } of LOTTERIES)
    fc.assert(
      fc.property(drawsFrom(space), (result) => {
        expect(result.map(({ prize }) => prize)).toEqual(space.map(({ prize }) => prize));
        for (const [index, prize] of space.entries()) {
          const numbers = result[index]?.numbers ?? [];
          expect(numbers).toHaveLength(prize.count);
          const width = prize.kind === 'digits' ? prize.digits : prize.board.width;
          for (const number of numbers) expect(number).toHaveLength(width);
        }
      }),
      { seed: 1, numRuns: 5 },
    );
  expect(drawLimits(LOTTERIES[0]?.space ?? [])).toEqual([42, 41, 40, 39, 38, 37]);
});

/** Any draw of a space. */
const drawsFrom = (space: DrawSpace): fc.Arbitrary<DrawResult> =>
  fc
    .tuple(...drawLimits(space).map((limit) => fc.nat(limit - 1)))
    .map((drawn) => readDraw(space, drawn));

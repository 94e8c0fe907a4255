import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose } from './combinatorics';
import {
  countBets,
  LOTTO_GAMES,
  oddsAgainst,
  priceOf,
  selectionFault,
  settleLotto,
  type LottoGame,
} from './lotto';

const game = (highest: number) => LOTTO_GAMES.find((item) => item.highest === highest)!;

const anyGame = fc.constantFrom(...LOTTO_GAMES);
const numbersOf = (of: LottoGame, least: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: of.highest }), { minLength: least, maxLength: most });

/** All ways to take `k` of `items`, spelled out: what the formula must agree with. */
function combinations(items: readonly number[], k: number): number[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), k - 1).map((rest) => [item, ...rest]),
  );
}

describe('choose', () => {
  test.each([
    [42, 6, 5_245_786],
    [49, 6, 13_983_816],
    [58, 6, 40_475_358],
    [6, 0, 1],
    [5, 6, 0],
  ])('of %i takes %i in %i ways', (n, k, ways) => expect(choose(n, k)).toBe(ways));

  test('follows Pascal’s rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 }), (n, k) => {
        expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k));
      }),
    );
  });

  test('throws rather than round', () =>
    expect(() => choose(100, 50)).toThrow('too large to be exact'));
});

test('a jackpot of 6/42 is one in 5,245,786', () => {
  expect(oddsAgainst(game(42), 6)).toBe(5_245_786);
  expect(oddsAgainst(game(58), 6)).toBe(40_475_358);
});

test('the chances of all numbers of matches sum to one', () => {
  for (const item of LOTTO_GAMES) {
    const sum = [0, 1, 2, 3, 4, 5, 6].reduce(
      (total, matched) => total + 1 / oddsAgainst(item, matched),
      0,
    );
    expect(sum).toBeCloseTo(1, 12);
  }
});

test('a system bet costs as many bets as it contains', () => {
  expect(countBets(game(49), 5)).toBe(0);
  expect(countBets(game(49), 6)).toBe(1);
  expect(countBets(game(49), 12)).toBe(924);
  expect(countBets(game(49), 13)).toBe(0);
  expect(priceOf(game(49), 7)).toBe(7 * 20_00);
});

test.each([
  [[1, 2, 3, 4, 5], 'too-few'],
  [[1, 2, 3, 4, 5, 5], 'repeated'],
  [[0, 2, 3, 4, 5, 6], 'out-of-range'],
  [[1, 2, 3, 4, 5, 43], 'out-of-range'],
  [[1, 2, 3, 4, 5.5, 6], 'out-of-range'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 'too-many'],
  [[1, 2, 3, 4, 5, 42], undefined],
])('judges the selection %j as %s', (numbers, fault) =>
  expect(selectionFault(game(42), numbers)).toBe(fault),
);

test('settling a system bet equals settling each of its bets', () => {
  fc.assert(
    fc.property(
      anyGame.chain((item) =>
        fc.tuple(fc.constant(item), numbersOf(item, 6, 10), numbersOf(item, 6, 6)),
      ),
      ([item, numbers, drawn]) => {
        const expected: Record<number, number> = {};
        for (const bet of combinations(numbers, 6)) {
          const matched = bet.filter((number) => drawn.includes(number)).length;
          if (matched >= 3) expected[matched] = (expected[matched] ?? 0) + 1;
        }
        expect(settleLotto(item, numbers, drawn)).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});

test('no selection pays in more bets than it makes', () => {
  fc.assert(
    fc.property(
      anyGame.chain((item) =>
        fc.tuple(fc.constant(item), numbersOf(item, 6, 12), numbersOf(item, 6, 6)),
      ),
      ([item, numbers, drawn]) => {
        const paid = Object.values(settleLotto(item, numbers, drawn)).reduce(
          (sum, bets) => sum + bets,
          0,
        );
        expect(paid).toBeLessThanOrEqual(countBets(item, numbers.length));
      },
    ),
  );
});

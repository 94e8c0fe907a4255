import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfStakes, type TableStakes } from '../live-table';
import { countNumbers, readMark, writeRound } from './history';
import { MONEY_WHEEL_MODELS, positionsOf, readRound, settle, SPOTS, type Segment } from './rules';
import { MONEY_WHEEL_RULES } from './tableRules';

const [MODEL] = MONEY_WHEEL_MODELS;
const SEGMENTS: readonly Segment[] = MODEL.segments;
const COUNTS = { 1: 23, 2: 15, 5: 7, 10: 4, 21: 2, 45: 1 } as const;
const NUMBERS = positionsOf(MODEL, 'number');
const placeOf = (segment: Segment) => SEGMENTS.indexOf(segment);
/** Every outcome of a round. */
const ALL_STOPS: readonly number[][] = [
  ...NUMBERS.map((place) => [place]),
  ...(['x3', 'x5'] as const).flatMap((segment) =>
    NUMBERS.map((place) => [placeOf(segment), place]),
  ),
];
const payout = (stakes: TableStakes, ...stops: Segment[]) =>
  settle(MODEL, stops.map(placeOf), stakes).payout;
const turnover = (stakes: TableStakes) => settle(MODEL, [placeOf('1')], stakes).turnover;
const onAll = (stake: bigint): TableStakes =>
  Object.fromEntries(SPOTS.map((spot) => [spot, stake]));
const someStakes = fc.dictionary(
  fc.constantFrom(...SPOTS),
  fc.bigInt({ min: 2n, max: 10n ** 9n }),
  { minKeys: 1 },
);
const someStops = fc.constantFrom(...ALL_STOPS);

describe('the wheel', () => {
  it('has 54 segments, of which two are multipliers', () => {
    expect(SEGMENTS).toHaveLength(54);
    const counts = Object.fromEntries(
      [...SPOTS, 'x3', 'x5'].map((kind) => [kind, SEGMENTS.filter((one) => one === kind).length]),
    );
    expect(counts).toEqual({ ...COUNTS, x3: 1, x5: 1 });
    expect(NUMBERS).toHaveLength(52);
    expect(positionsOf(MODEL, 'multiplier')).toEqual([placeOf('x3'), placeOf('x5')]);
  });

  it('has no equal segments next to each other', () => {
    const equal = SEGMENTS.filter((segment, place) => segment === SEGMENTS.at(place - 1));
    expect(equal).toEqual([]);
  });
});

describe('the draw', () => {
  const rounds = 27_000;
  const draw = (nonce: number) =>
    MONEY_WHEEL_RULES.draw({ serverSeed: '5a'.repeat(32), clientSeed: 'wheel', nonce });
  const drawn = Array.from({ length: rounds }, (_, nonce) => draw(nonce));

  /** Chi-squared of counts that should all be the same. */
  function distance(counts: readonly number[]): number {
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  }

  it('stops at each segment about equally often', () => {
    const counts = SEGMENTS.map(() => 0);
    for (const [first = -1] of drawn) counts[first] = (counts[first] ?? 0) + 1;
    expect(counts).toHaveLength(54);
    // 53 degrees of freedom: a fair wheel exceeds it once in a thousand. The seed is fixed.
    expect(distance(counts)).toBeLessThan(90.6);
  });

  it('spins again after a multiplier only, and then stops at a number', () => {
    const multipliers = positionsOf(MODEL, 'multiplier');
    const counts = new Map(NUMBERS.map((place) => [place, 0]));
    for (const [first = -1, ...others] of drawn) {
      expect(others).toHaveLength(multipliers.includes(first) ? 1 : 0);
      for (const second of others) counts.set(second, (counts.get(second) ?? 0) + 1);
    }
    expect([...counts.keys()]).toEqual(NUMBERS);
    // 51 degrees of freedom.
    expect(distance([...counts.values()])).toBeLessThan(87.97);
  });
});

describe('a bet', () => {
  it('returns what its card states', () => {
    const returns = Object.fromEntries(
      SPOTS.map((spot) => {
        const pays = Number(spot);
        const segments = COUNTS[spot];
        const direct = (segments * (pays + 1)) / 54;
        const multiplied = [3, 5].reduce(
          (sum, multiplier) => sum + ((segments / 52) * (multiplier * pays + 1)) / 54,
          0,
        );
        return [spot, Math.round((direct + multiplied) * 10_000)];
      }),
    );
    expect(MONEY_WHEEL_RULES.returns['money-wheel-1']).toEqual(returns);
  });

  it.each(SPOTS)('on %s pays as much as it says, and the stake back', (spot) => {
    const pays = BigInt(spot);
    expect(payout({ [spot]: 100n }, spot)).toBe(100n * (pays + 1n));
    expect(payout({ [spot]: 100n }, 'x3', spot)).toBe(100n * (3n * pays + 1n));
    expect(payout({ [spot]: 100n }, 'x5', spot)).toBe(100n * (5n * pays + 1n));
  });

  it('pays nothing for another number, with a multiplier or without', () => {
    expect(payout({ 5: 100n, 45: 50n }, '10')).toBe(0n);
    expect(payout({ 5: 100n, 45: 50n }, 'x5', '10')).toBe(0n);
  });

  it('pays the sum of its spots, whatever else is staked', () => {
    fc.assert(
      fc.property(someStakes, someStops, (stakes, stops) => {
        const paid = settle(MODEL, stops, stakes).payout;
        const apart = Object.entries(stakes).reduce(
          (sum, [spot, stake]) => sum + settle(MODEL, stops, { [spot]: stake }).payout,
          0n,
        );
        expect(paid).toBe(apart);
        expect(paid > 0n).toBe(readRound(MODEL, stops).number in stakes);
      }),
    );
  });
});

describe('turnover', () => {
  it('is all of a stake on one number', () => {
    for (const spot of SPOTS) expect(turnover({ [spot]: 100n })).toBe(100n);
    expect(turnover({ 1: 100n, 45: 10n })).toBe(110n);
  });

  it('does not count what stakes on all numbers pay wherever the wheel stops', () => {
    // 600 staked; 1 pays least, 200.
    expect(turnover(onAll(100n))).toBe(400n);
    // 2 now pays least, 300.
    expect(turnover({ ...onAll(100n), 1: 200n })).toBe(400n);
    // Every number pays at least what is staked.
    expect(turnover({ 1: 506n, 2: 337n, 5: 168n, 10: 92n, 21: 46n, 45: 22n })).toBe(
      506n + 337n + 168n + 92n + 46n + 22n - 1_008n,
    );
  });

  it('is between nothing and all that is staked, and the most that can be lost', () => {
    fc.assert(
      fc.property(someStakes, (stakes) => {
        const staked = sumOfStakes(stakes);
        const most = ALL_STOPS.reduce((lost, stops) => {
          const loss = staked - settle(MODEL, stops, stakes).payout;
          return loss > lost ? loss : lost;
        }, 0n);
        expect(turnover(stakes)).toBe(most);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the history', () => {
  it('encodes each round in one letter', () => {
    const rounds = SPOTS.flatMap((number) =>
      [1, 3, 5].map((multiplier) => ({ number, multiplier })),
    );
    const letters = rounds.map(writeRound);
    expect(letters.every((letter) => letter.length === 1)).toBe(true);
    expect(new Set(letters).size).toBe(18);
    expect(Array.from(letters.join(''), readMark)).toEqual(rounds);
  });

  it('is written from the stops', () => {
    const markOf = (...stops: Segment[]) => readMark(MONEY_WHEEL_RULES.markOf(stops.map(placeOf)));
    expect(markOf('21')).toEqual({ number: '21', multiplier: 1 });
    expect(markOf('x3', '45')).toEqual({ number: '45', multiplier: 3 });
    expect(markOf('x5', '1')).toEqual({ number: '1', multiplier: 5 });
    expect(MONEY_WHEEL_RULES.cardResultOf(writeRound({ number: '10', multiplier: 3 }))).toBe('10');
  });

  it('counts the numbers, in their order', () => {
    const sheet = (['1', '5', '1', '45'] as const)
      .map((number) => writeRound({ number, multiplier: number === '5' ? 3 : 1 }))
      .join('');
    expect(countNumbers(sheet)).toEqual([
      { number: '1', count: 2 },
      { number: '2', count: 0 },
      { number: '5', count: 1 },
      { number: '10', count: 0 },
      { number: '21', count: 0 },
      { number: '45', count: 1 },
    ]);
  });
});

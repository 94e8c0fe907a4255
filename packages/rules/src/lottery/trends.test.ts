import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from './lotteries';
import type { Lottery } from './model/lottery';
import { valuesOf } from './model/selection';
import { drawLimits, readDraw, type DrawResult } from './model/space';
import {
  coldest,
  gapTable,
  hottest,
  runsOf,
  summariseRuns,
  valueTrends,
  type ValueTrend,
} from './trends';
import { sizeIn, sizeOfSum, sumsAsView, sumView, trendViews } from './trendViews';

const drawsOf = ({ space }: Lottery, max: number): fc.Arbitrary<DrawResult[]> => {
  const limits = drawLimits(space);
  const draw = fc.tuple(...limits.map((limit) => fc.nat({ max: limit - 1 })));
  return fc
    .array(draw, { maxLength: max })
    .map((draws) => draws.map((drawn) => readDraw(space, drawn)));
};

/** One lottery per space, because the space defines the views. */
const kinds = [...new Map(LOTTERIES.map((each) => [JSON.stringify(each.space), each])).values()];

const seen = fc.constantFrom(...kinds).chain((lottery) =>
  fc.record({
    view: fc.constantFrom(...trendViews(lottery)),
    results: drawsOf(lottery, 30),
  }),
);

/** The same figures, counted one by one over the whole list. */
function countedSlowly(values: readonly (readonly number[])[], value: number) {
  const isIn = values.map((drawn) => drawn.includes(value));
  const draws = isIn.filter(Boolean).length;
  const gaps = isIn.map((_, start) => {
    const end = isIn.indexOf(true, start);
    return (end === -1 ? isIn.length : end) - start;
  });
  return {
    times: values.flat().filter((each) => each === value).length,
    draws,
    gap: gaps[0] ?? 0,
    longestGap: Math.max(0, ...gaps),
    meanGap: draws === 0 ? null : (isIn.length - draws) / draws,
  };
}

test('counts every value like a loop over all draws', () => {
  fc.assert(
    fc.property(seen, ({ view, results }) => {
      const values = results.map(view.read);
      const trends = valueTrends(view, results);
      expect(trends.map(({ value }) => value)).toEqual(valuesOf(view.board));
      for (const { value, ...figures } of trends) {
        expect(figures).toEqual(countedSlowly(values, Number(value)));
      }
    }),
    { numRuns: 200 },
  );
});

test('returns for each draw the gap of each value', () => {
  fc.assert(
    fc.property(seen, ({ view, results }) => {
      const table = gapTable(view, results);
      expect(table).toHaveLength(results.length);
      for (const [age, row] of table.entries()) {
        const since = valueTrends(view, results.slice(age));
        expect(row).toEqual(since.map(({ gap }) => gap));
      }
    }),
    { numRuns: 50 },
  );
});

test('shows the stated number of values for every draw', () => {
  fc.assert(
    fc.property(seen, ({ view, results }) => {
      for (const result of results) {
        const values = view.read(result);
        expect(values).toHaveLength(view.perDraw);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(view.board.from);
          expect(value).toBeLessThanOrEqual(view.board.to);
        }
      }
    }),
  );
});

test('has a view for every lottery, and each view once', () => {
  for (const lottery of LOTTERIES) {
    const codes = trendViews(lottery).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

const codesOf = (code: string) => trendViews(lotteryOf(code)!).map((view) => view.code);

test('views each family as its players do', () => {
  expect(codesOf('PH_6_42')).toEqual(['all']);
  expect(codesOf('VN_NORTH').slice(0, 4)).toEqual([
    'two-first',
    'two-lowest',
    'two-all',
    'place-1',
  ]);
  const racing = LOTTERIES.find(({ family }) => family === 'racing')!;
  expect(codesOf(racing.code)).toEqual(Array.from({ length: 10 }, (_, at) => `place-${at + 1}`));
  const five = LOTTERIES.find(({ family }) => family === 'five-digits')!;
  expect(codesOf(five.code)).toEqual([1, 2, 3, 4, 5].map((at) => `place-${at}`).concat('all'));
});

test('has the long-term frequency of a value', () => {
  const chanceOf = (lottery: string, view: string) =>
    trendViews(lotteryOf(lottery)!).find(({ code }) => code === view)?.chance;
  expect(chanceOf('PH_6_42', 'all')).toBe(6 / 42);
  expect(chanceOf('VN_NORTH', 'two-first')).toBeCloseTo(0.01, 12);
  // The probability that a number is drawn at least once among 27: 1 − 0.99^27.
  expect(chanceOf('VN_NORTH', 'two-all')).toBeCloseTo(0.237_657, 6);
});

test('keeps sums between the minimum and the maximum, and reaches both', () => {
  for (const lottery of kinds) {
    const sum = sumView(lottery);
    if (sum === undefined) continue;
    const limits = drawLimits(lottery.space);
    const lowest = sum.read(
      readDraw(
        lottery.space,
        limits.map(() => 0),
      ),
    );
    expect(lowest).toBe(sum.min);
    const [prize] = lottery.space;
    const { from, to } = prize!.kind === 'digits' ? { from: 0, to: 9 } : prize!.board;
    const count = sum.isTopTwo ? 2 : limits.length;
    const max = Array.from({ length: count }, (_, at) => (prize!.kind === 'balls' ? to - at : to));
    expect(max.reduce((total, value) => total + value, 0)).toBe(sum.max);
    expect(from).toBeLessThan(to);
  }
});

test('counts sums as values of their own', () => {
  const lottery = kinds.find(({ family }) => family === 'lucky28')!;
  const view = sumsAsView(sumView(lottery)!);
  fc.assert(
    fc.property(drawsOf(lottery, 30), (results) => {
      const sums = results.map((result) =>
        result[0]!.numbers.reduce((sum, digit) => sum + Number(digit), 0),
      );
      const trends = valueTrends(view, results);
      expect(trends).toHaveLength(28);
      for (const { value, times } of trends) {
        expect(times).toBe(sums.filter((sum) => sum === Number(value)).length);
      }
    }),
  );
});

test('splits sums in the middle, where they are neither', () => {
  const dice = { min: 3, max: 18, isTopTwo: false, read: () => 0 };
  expect([3, 10, 11, 18].map((sum) => sizeOfSum(dice, sum))).toEqual([
    'small',
    'small',
    'big',
    'big',
  ]);
  const keno = { ...dice, min: 210, max: 1410 };
  expect([809, 810, 811].map((sum) => sizeOfSum(keno, sum))).toEqual(['small', 'middle', 'big']);
  expect(sizeIn({ from: 0, to: 9, width: 1 }, 5)).toBe('big');
});

const trend = (value: string, draws: number, gap: number): ValueTrend => ({
  value,
  times: draws,
  draws,
  gap,
  longestGap: gap,
  meanGap: null,
});

test('ranks hot values by draws and cold values by gap', () => {
  const trends = [trend('1', 3, 4), trend('2', 5, 9), trend('3', 3, 1), trend('4', 1, 9)];
  expect(hottest(trends, 3).map(({ value }) => value)).toEqual(['2', '3', '1']);
  expect(coldest(trends, 3).map(({ value }) => value)).toEqual(['4', '2', '1']);
});

test('groups outcomes into runs that expand to the same outcomes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('big', 'small', 'middle')), (outcomes) => {
      const runs = runsOf(outcomes);
      expect(runs.flatMap(({ outcome, length }) => Array<string>(length).fill(outcome))).toEqual(
        outcomes,
      );
      expect(runs.every(({ outcome }, at) => outcome !== runs[at + 1]?.outcome)).toBe(true);
      expect(runs.map(({ from }) => outcomes[from])).toEqual(runs.map(({ outcome }) => outcome));
    }),
  );
});

test('summarizes runs like a count over the outcomes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('big', 'small')), (outcomes) => {
      const written = outcomes.map((outcome) => outcome[0]).join('');
      for (const [outcome, summary] of summariseRuns(runsOf(outcomes))) {
        const runs = written.match(new RegExp(`${outcome[0]}+`, 'g')) ?? [];
        expect(summary).toEqual({
          draws: outcomes.filter((each) => each === outcome).length,
          runs: runs.length,
          longest: Math.max(...runs.map(({ length }) => length)),
          present: new RegExp(`^${outcome[0]}*`).exec(written)![0].length,
        });
      }
    }),
  );
});

test('reads each of 1,440 draws once', () => {
  const keno = LOTTERIES.find(({ family }) => family === 'keno')!;
  const [view] = trendViews(keno);
  let reads = 0;
  const counted = {
    ...view!,
    read: (result: DrawResult) => {
      reads += 1;
      return view!.read(result);
    },
  };
  const limits = drawLimits(keno.space);
  const results = Array.from({ length: 1440 }, (_, at) =>
    readDraw(
      keno.space,
      limits.map((limit, place) => (at * 7 + place) % limit),
    ),
  );
  valueTrends(counted, results);
  expect(reads).toBe(1440);
  gapTable(counted, results);
  expect(reads).toBe(2880);
});

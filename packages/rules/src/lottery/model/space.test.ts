import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLimits, prizeNumbers, readDraw, type DrawSpace } from './space';
import { everyDraw } from '../testing/space';

const SPACE: DrawSpace = [
  { prize: 'special', kind: 'digits', digits: 2, count: 2 },
  {
    prize: 'balls',
    kind: 'balls',
    board: { from: 1, to: 4, width: 2 },
    count: 3,
    isOrdered: true,
  },
  { prize: 'dice', kind: 'dice', board: { from: 1, to: 6, width: 1 }, count: 1 },
];

test('needs one number below each of its limits', () => {
  expect(drawLimits(SPACE)).toEqual([100, 100, 4, 3, 2, 6]);
});

test('converts numbers to a draw', () => {
  expect(readDraw(SPACE, [7, 99, 3, 0, 1, 5])).toEqual([
    { prize: 'special', numbers: ['07', '99'] },
    { prize: 'balls', numbers: ['04', '02', '01'] },
    { prize: 'dice', numbers: ['6'] },
  ]);
});

test('draws every order of balls exactly once', () => {
  const balls = SPACE.slice(1, 2);
  const orders = [...everyDraw(balls)].map((result) => prizeNumbers(result, 'balls').join());
  expect(orders).toHaveLength(24);
  expect(new Set(orders).size).toBe(24);
});

test('draws every set of balls equally often, and sorts it', () => {
  const [balls] = SPACE.slice(1, 2);
  if (balls?.kind !== 'balls') throw new TypeError('The second prize is one of balls.');
  const counts = new Map<string, number>();
  for (const result of everyDraw([{ ...balls, isOrdered: false }])) {
    const set = prizeNumbers(result, 'balls').join();
    counts.set(set, (counts.get(set) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    '01,02,03': 6,
    '01,02,04': 6,
    '01,03,04': 6,
    '02,03,04': 6,
  });
});

test('never draws a ball twice, for any numbers', () => {
  const keno: DrawSpace = [
    {
      prize: 'numbers',
      kind: 'balls',
      board: { from: 1, to: 80, width: 2 },
      count: 20,
      isOrdered: false,
    },
  ];
  const drawn = fc.tuple(...drawLimits(keno).map((limit) => fc.nat(limit - 1)));
  fc.assert(
    fc.property(drawn, (numbers) => {
      const balls = prizeNumbers(readDraw(keno, numbers), 'numbers');
      expect(new Set(balls).size).toBe(20);
      expect(balls).toEqual(balls.toSorted());
    }),
    { seed: 3, numRuns: 200 },
  );
});

test('has no numbers for a prize that a draw does not have', () => {
  expect(prizeNumbers([], 'special')).toEqual([]);
});

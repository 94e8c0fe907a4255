import { type PointConfig } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  convertErrorOf,
  minConvertible,
  maxConvertible,
  readPoints,
  pointsValue,
} from './convertRules';

type Rate = Pick<PointConfig, 'convertPoints' | 'convertAmount' | 'minConvertPoints'>;

const rates: fc.Arbitrary<Rate> = fc.record({
  convertPoints: fc.integer({ min: 1, max: 10_000 }),
  convertAmount: fc
    .integer({ min: 1, max: 1_000_00 })
    .map((minor) => ({ minor: minorUnits(minor), currency: 'PHP' })),
  minConvertPoints: fc.integer({ min: 0, max: 50_000 }),
});
const balances = fc.integer({ min: 0, max: 100_000 });

test('the max is convertible, and if nothing is, the min exceeds the balance', () => {
  fc.assert(
    fc.property(balances, rates, (balance, rate) => {
      const max = maxConvertible(balance, rate);
      expect(max === 0).toBe(minConvertible(rate) > balance);
      fc.pre(max > 0);
      expect(convertErrorOf(max, balance, rate)).toBeNull();
      // One more step exceeds the balance.
      expect(convertErrorOf(max + rate.convertPoints, balance, rate)).toBe('tooMany');
    }),
  );
});

test('two halves are worth as much as the whole', () => {
  fc.assert(
    fc.property(rates, fc.nat(500), fc.nat(500), (rate, one, other) => {
      const points = (steps: number) => steps * rate.convertPoints;
      expect(pointsValue(points(one + other), rate)).toBe(
        pointsValue(points(one), rate) + pointsValue(points(other), rate),
      );
    }),
  );
});

test('parses what people type, and nothing else', () => {
  expect(readPoints('1,200')).toBe(1200);
  expect(readPoints(' 300 ')).toBe(300);
  for (const text of ['', '0', '-5', '1.5', '12e3', 'all', '9'.repeat(13)]) {
    expect(readPoints(text)).toBeNull();
  }
});

test.each([
  [null, 'missing'],
  [100, 'tooFew'],
  [250, 'notWhole'],
  [1_100, 'tooMany'],
  [200, null],
] as const)('validates %s points: %s', (points, error) => {
  const rate: Rate = {
    convertPoints: 100,
    convertAmount: { minor: minorUnits(10_00), currency: 'PHP' },
    minConvertPoints: 200,
  };
  expect(convertErrorOf(points, 1_050, rate)).toBe(error);
});

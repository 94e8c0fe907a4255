import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readPercent, readRate, formatPercentInput } from './percent';

test('a formatted rate is parsed to the same value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(readPercent(formatPercentInput(basisPoints))).toBe(basisPoints);
      expect(readPercent(`${(basisPoints / 100).toFixed(2)} %`)).toBe(basisPoints);
    }),
  );
});

test.each(['', '-1', '1.234', '100.01', '1,5', 'abc', '.', '1e2', '٣'])(
  'rejects %j as a rate',
  (text) => {
    expect(readPercent(text)).toBeNull();
  },
);

test('parses a percentage as basis points', () => {
  expect(readRate('1.25')).toBe(125);
  expect(readRate(' 40 % ')).toBe(4_000);
  expect(readRate('0.5')).toBe(50);
  expect(readRate('100')).toBe(10_000);
});

test('rejects invalid rates', () => {
  for (const text of ['', '0', '0.00', '1.255', '-1', '100.01', '1e2', 'one']) {
    expect(readRate(text)).toBeNull();
  }
});

test('round-trips every rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (rate) => {
      expect(readRate(formatPercentInput(rate))).toBe(rate);
    }),
  );
});

import { minorUnits } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readAmount, writeAmount } from './amount';

const limits = { min: minorUnits(100_00), max: minorUnits(50_000_00) };

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'form'],
  ['1e3', 'form'],
  ['-500', 'form'],
  ['500.005', 'form'],
  ['99.99', 'low'],
  ['0', 'low'],
  ['50000.01', 'high'],
])('“%s” is no amount: %s', (text, fault) => {
  expect(readAmount(text, limits).fault).toBe(fault);
});

test.each([
  ['500', 500_00],
  ['1,000.5', 1_000_50],
  ['100', 100_00],
  ['50 000.00', 50_000_00],
  ['500.', 500_00],
])('“%s” is %d hundredths', (text, minor) => {
  expect(readAmount(text, limits)).toEqual({ minor, fault: null });
});

test('what is written into the field is read back to the hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (minor) => {
      const wide = { min: minorUnits(1), max: minorUnits(10 ** 13) };
      expect(readAmount(writeAmount(minorUnits(minor)), wide)).toEqual({ minor, fault: null });
    }),
  );
});

import fc from 'fast-check';
import { minorUnits, formatAmountInput } from '@perya/rules/money';
import { expect, test } from 'vitest';

import { readLimit } from './limitInput';

test.each([
  ['1,000.50', 1_000_50],
  ['250', 250_00],
  ['0.5', 50],
  [' 1 000 ', 1_000_00],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['ten', undefined],
  ['', undefined],
])('reads %j as an amount', (typed, minor) => {
  expect(readLimit('loss', typed)).toBe(minor);
});

test.each([
  ['90', 90_00],
  ['1441', undefined],
  ['1.5', undefined],
  ['0', undefined],
])('reads %j as minutes', (typed, minutes) => {
  expect(readLimit('time', typed)).toBe(minutes);
});

test('round-trips presets', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999_99 }), (minor) => {
      expect(readLimit('deposit', formatAmountInput(minorUnits(minor)))).toBe(minor);
    }),
  );
});

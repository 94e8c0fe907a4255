import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readAmount, formatAmountInput } from './amount';
import { minorUnits } from './money';

test('parses every amount that it writes, also with commas', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 15 - 1 }), (minor) => {
      const amount = minorUnits(minor);
      expect(readAmount(formatAmountInput(amount))).toBe(amount);
      expect(formatAmountInput(BigInt(minor))).toBe(formatAmountInput(amount));
      const grouped = formatAmountInput(amount).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
      expect(readAmount(grouped)).toBe(amount);
    }),
  );
});

test.each([
  ['500', 500_00],
  ['0', 0],
  ['1,000.5', 1_000_50],
  ['50 000.00', 50_000_00],
  ['500.', 500_00],
  [' 7 ', 7_00],
])('parses %j as %d hundredths', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

test.each(['', '   ', '-5', '1.234', '1e5', 'abc', '1.2.3', '９', '.', '.5', '12345678901234'])(
  'rejects %j as an amount',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test('writes decimals only if there are some', () => {
  expect(formatAmountInput(minorUnits(150_000))).toBe('1500');
  expect(formatAmountInput(minorUnits(150_050))).toBe('1500.50');
});

import { minorUnits, readAmount } from '@perya/rules/money';
import { expect, test } from 'vitest';

import { amountErrorOf } from './sums';

const limits = { min: minorUnits(100_00), max: minorUnits(50_000_00) };

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'form'],
  ['-500', 'form'],
  ['500.005', 'form'],
  ['99.99', 'low'],
  ['0', 'low'],
  ['50000.01', 'high'],
  ['100', null],
  ['50,000.00', null],
])('%j has the error %s', (text, error) => {
  expect(amountErrorOf(text, readAmount(text), limits)).toBe(error);
});

import { expect, test } from 'vitest';

import { exactText, wasRounded } from './Explanation';

test('keeps every significant decimal, and at least two', () => {
  expect(exactText('100.000000')).toBe('100.00');
  expect(exactText('100.129900')).toBe('100.1299');
  expect(exactText('1234567.005000')).toBe('1,234,567.005');
  expect(exactText('0.000100')).toBe('0.0001');
});

test('detects cut off decimals', () => {
  expect(wasRounded('100.120000')).toBe(false);
  expect(wasRounded('100.129900')).toBe(true);
  expect(wasRounded('0.000001')).toBe(true);
});

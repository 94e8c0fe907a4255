import { expect, test } from 'vitest';
import { choose, chooseExactly } from './combinatorics';

test('chooses like Pascal’s triangle', () => {
  let row = [1];
  for (let n = 0; n <= 40; n += 1) {
    expect(row.map((_, k) => choose(n, k))).toEqual(row);
    row = Array.from({ length: n + 2 }, (_, k) => (row[k - 1] ?? 0) + (row[k] ?? 0));
  }
});

test('returns zero for more than there are, or a negative number', () => {
  expect(choose(5, 6)).toBe(0);
  expect(choose(5, -1)).toBe(0);
  expect(choose(-1, 0)).toBe(0);
});

test('throws instead of rounding', () => {
  expect(() => choose(80, 20)).toThrow('too large');
  expect(chooseExactly(80, 20)).toBe(3_535_316_142_212_174_320n);
  expect(() => choose(2.5, 1)).toThrow('whole numbers');
});

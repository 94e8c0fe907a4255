import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, median } from './budgets';

test('the median has as many values below it as above', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values);
      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(
        values.length / 2,
      );
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(
        values.length / 2,
      );
    }),
  );
});

test('a missing measurement is not within its budget', () => {
  expect(isWithin({ what: 'LCP', measured: Number.NaN, budget: 1, unit: '×' })).toBe(false);
  expect(isWithin({ what: 'LCP', measured: median([]), budget: 1, unit: '×' })).toBe(false);
  expect(isWithin({ what: 'LCP', measured: 1, budget: 1, unit: '×' })).toBe(true);
});

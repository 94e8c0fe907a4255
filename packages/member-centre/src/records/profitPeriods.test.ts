import { addDays } from '@perya/rules/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { startOf, startsOf, unitFor } from './profitPeriods';

const units = fc.constantFrom('day' as const, 'week' as const, 'month' as const);

test('every day of a period is in exactly one of its units', () => {
  fc.assert(
    fc.property(fc.nat(800), fc.nat(400), units, (begin, length, unit) => {
      const from = addDays('2025-01-01', begin);
      const to = addDays(from, length);
      const starts = startsOf({ from, to }, unit);
      expect(starts[0]).toBe(startOf(from, unit));
      expect(starts.at(-1)).toBe(startOf(to, unit));
      expect(new Set(starts).size).toBe(starts.length);
      for (let day = from; day <= to; day = addDays(day, 1)) {
        expect(starts).toContain(startOf(day, unit));
      }
    }),
    { numRuns: 40 },
  );
});

test('weeks begin on Monday', () => {
  expect(startOf('2026-11-22', 'week')).toBe('2026-11-16');
  expect(startOf('2026-11-23', 'week')).toBe('2026-11-23');
});

test('long periods use longer units', () => {
  expect([7, 31, 100, 365].map(unitFor)).toEqual(['day', 'day', 'week', 'month']);
});

import { lengthOf } from '@perya/page-kit';
import { addDays, daysBetween } from '@perya/rules/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeOf, COMPARISONS, comparisonOf, shareOf } from './figures';

const TODAY = '2026-11-22';
const periods = fc
  .tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 365 }))
  .map(([ago, more]) => ({ from: addDays(TODAY, -ago - more), to: addDays(TODAY, -ago) }));

test('a comparison period has the same length, and ends before the period starts', () => {
  fc.assert(
    fc.property(periods, fc.constantFrom(...COMPARISONS), (period, kind) => {
      const other = comparisonOf(period, kind);
      expect(lengthOf(other)).toBe(lengthOf(period));
      expect(other.to < period.from).toBe(true);
      // The same weekdays, unless it's the immediately preceding period.
      const apart = daysBetween(other.from, period.from);
      expect(kind === 'before' ? apart % lengthOf(period) : apart % 7).toBe(0);
    }),
  );
});

test('seven days are compared with the seven before, four weeks and a year ago', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' };
  expect(comparisonOf(week, 'before')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  expect(comparisonOf(week, 'weeks')).toEqual({ from: '2026-10-19', to: '2026-10-25' });
  expect(comparisonOf(week, 'year')).toEqual({ from: '2025-11-17', to: '2025-11-23' });
});

test('reports the change of a figure, including losses', () => {
  expect(changeOf(150, 100)).toEqual({ direction: 'up', share: 0.5 });
  expect(changeOf(-150, -100)).toEqual({ direction: 'down', share: 0.5 });
  expect(changeOf(-50, -100)).toEqual({ direction: 'up', share: 0.5 });
  expect(changeOf(5, 0)).toEqual({ direction: 'up', share: null });
  expect(changeOf(0, 0)).toEqual({ direction: 'same' });
});

test('a share is relative to the total', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (part, whole) => {
      const share = shareOf(part, whole);
      expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

import { CATEGORIES, type RebateRate } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { draftOf, readDraft, rebateField } from './rebateDraft';

const rates = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom(...CATEGORIES),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
  }),
  { selector: ({ category }) => category },
);

const rateOf = (all: readonly RebateRate[], category: string) =>
  all.find((rate) => rate.category === category)?.basisPoints ?? 0;

test('a draft is valid, whatever the current rates', () => {
  fc.assert(
    fc.property(rates, rates, (max, start) => {
      const read = readDraft(draftOf(max, start), max);
      expect(read.wrong).toEqual([]);
      for (const { category, basisPoints } of max) {
        expect(rateOf(read.rates, category)).toBe(Math.min(basisPoints, rateOf(start, category)));
      }
    }),
  );
});

test('never parses a rate above the agent’s own', () => {
  fc.assert(
    fc.property(rates, fc.string(), (max, text) => {
      const draft = Object.fromEntries(max.map(({ category }) => [rebateField(category), text]));
      const read = readDraft(draft, max);
      for (const rate of read.rates) {
        expect(rate.basisPoints).toBeLessThanOrEqual(rateOf(max, rate.category));
      }
      expect(read.rates.length + read.wrong.length).toBe(max.length);
    }),
  );
});

import { CATEGORIES } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BET_STATUSES, requestFilters, readChoice, writeChoice } from './recordFilter';

const choices = fc.record({
  page: fc.integer({ min: 1, max: 5000 }),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  vendor: fc.option(fc.constantFrom('TLA', 'BDW')),
  gameId: fc.option(fc.constantFrom('100001', 'g-1')),
  status: fc.option(fc.constantFrom(...BET_STATUSES)),
});

test('a choice round-trips through the URL', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(
        readChoice(writeChoice(new URLSearchParams('member=personalHistoryCopy'), choice)),
      ).toEqual(choice);
    }),
  );
});

test('any URL gives valid filters', () => {
  const names = fc.constantFrom('recordPage', 'betCategory', 'betStatus', 'betVendor', 'betGame');
  fc.assert(
    fc.property(fc.dictionary(names, fc.string()), (params) => {
      const { page, vendor } = readChoice(new URLSearchParams(params));
      expect(page).toBeGreaterThan(0);
      expect(vendor === null || /^[\w.-]{1,32}$/.test(vendor)).toBe(true);
    }),
  );
});

test('changing a filter resets the page number and keeps other parameters', () => {
  const params = new URLSearchParams(
    'member=personalHistoryCopy&recordPage=4&betCategory=RNG&days=30',
  );
  expect(writeChoice(params, { status: 'won' }).toString()).toBe(
    'member=personalHistoryCopy&betCategory=RNG&days=30&betStatus=won',
  );
});

test('sends only filters that are set', () => {
  expect(requestFilters(readChoice(new URLSearchParams('betStatus=won')))).toEqual({
    status: 'won',
  });
});

import { CATEGORIES } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BET_STATUSES, narrowingOf, readChoice, writeChoice } from './recordFilter';

const choices = fc.record({
  page: fc.integer({ min: 1, max: 5000 }),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  vendor: fc.option(fc.constantFrom('TLA', 'BDW')),
  gameId: fc.option(fc.constantFrom('100001', 'g-1')),
  status: fc.option(fc.constantFrom(...BET_STATUSES)),
});

test('an address gives back the choice that was written into it', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(
        readChoice(writeChoice(new URLSearchParams('member=personalHistoryCopy'), choice)),
      ).toEqual(choice);
    }),
  );
});

test('whatever stands in an address is read as a choice that can be made', () => {
  const names = fc.constantFrom('recordPage', 'betCategory', 'betStatus', 'betVendor', 'betGame');
  fc.assert(
    fc.property(fc.dictionary(names, fc.string()), (params) => {
      const { page, vendor } = readChoice(new URLSearchParams(params));
      expect(page).toBeGreaterThan(0);
      expect(vendor === null || /^[\w.-]{1,32}$/.test(vendor)).toBe(true);
    }),
  );
});

test('another filter begins at its first page and keeps the rest of the address', () => {
  const params = new URLSearchParams(
    'member=personalHistoryCopy&recordPage=4&betCategory=RNG&days=30',
  );
  expect(writeChoice(params, { status: 'won' }).toString()).toBe(
    'member=personalHistoryCopy&betCategory=RNG&days=30&betStatus=won',
  );
});

test('asks for nothing that was not chosen', () => {
  expect(narrowingOf(readChoice(new URLSearchParams('betStatus=won')))).toEqual({ status: 'won' });
});

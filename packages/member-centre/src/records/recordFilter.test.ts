import { CATEGORIES } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BET_STATUSES, filterOf, PERIODS, readChoice, writeChoice } from './recordFilter';

const choices = fc.record({
  page: fc.integer({ min: 1, max: 500 }),
  category: fc.option(fc.constantFrom(...CATEGORIES)),
  status: fc.option(fc.constantFrom(...BET_STATUSES)),
  period: fc.constantFrom(...PERIODS),
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
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('page', 'category', 'status', 'days'), fc.string()),
      (params) => {
        const { page, period } = readChoice(new URLSearchParams(params));
        expect(page).toBeGreaterThan(0);
        expect(PERIODS).toContain(period);
      },
    ),
  );
});

test('another filter begins at its first page and keeps the rest of the address', () => {
  const params = new URLSearchParams('member=personalHistoryCopy&page=4&category=RNG');
  expect(writeChoice(params, { status: 'won' }).toString()).toBe(
    'member=personalHistoryCopy&category=RNG&status=won',
  );
});

test('the same minute asks for the same record', () => {
  const choice = readChoice(new URLSearchParams());
  expect(filterOf(choice, 1_800_000_001)).toEqual(filterOf(choice, 1_800_059_999 - 0));
  expect(filterOf(choice, 1_800_000_001).from).toBe(1_800_000_000 - 7 * 86_400_000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  filterOf,
  hasActiveFilters,
  DOWNLINE_KINDS,
  readChoice,
  DOWNLINE_STATUSES,
  writeChoice,
} from './downlineFilter';

const choices = fc.record({
  page: fc.integer({ min: 1, max: 500 }),
  parentId: fc.option(fc.constantFrom('2', 'm-17')),
  isWholeTeam: fc.boolean(),
  search: fc.constantFrom('', 'juan', 'María ñ', 'a b'),
  level: fc.option(fc.integer({ min: 1, max: 9 })),
  kind: fc.option(fc.constantFrom(...DOWNLINE_KINDS)),
  status: fc.option(fc.constantFrom(...DOWNLINE_STATUSES)),
  order: fc.constantFrom('account', 'level', 'balance', 'joined', 'lastSignIn'),
  isDescending: fc.boolean(),
});

test('a choice round-trips through the URL', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const params = writeChoice(new URLSearchParams('agent=downlineManagement'), choice);
      expect(readChoice(params)).toEqual(choice);
      expect(params.get('agent')).toBe('downlineManagement');
    }),
  );
});

test('any URL gives a valid request', () => {
  const names = fc.constantFrom(
    'recordPage',
    'downlineOf',
    'downlineLevel',
    'downlineSearch',
    'downlineOrder',
    'downlineKind',
  );
  fc.assert(
    fc.property(fc.dictionary(names, fc.string()), (params) => {
      const { page, level, parentId, search } = readChoice(new URLSearchParams(params));
      expect(page).toBeGreaterThan(0);
      expect(level === null || (level >= 1 && level <= 9)).toBe(true);
      expect(parentId === null || /^[\w.-]{1,64}$/.test(parentId)).toBe(true);
      expect(search.length).toBeLessThanOrEqual(64);
    }),
  );
});

test('sends only filters that are set', () => {
  const choice = readChoice(new URLSearchParams());
  expect(hasActiveFilters(choice)).toBe(false);
  expect(filterOf(choice)).toEqual({ page: 1, pageSize: 50, order: 'account', descending: false });
});

test('changing a filter resets the page number', () => {
  const params = new URLSearchParams('recordPage=4&downlineLevel=2');
  expect(writeChoice(params, { status: 'dormant' }).toString()).toBe(
    'downlineLevel=2&downlineStatus=dormant',
  );
});

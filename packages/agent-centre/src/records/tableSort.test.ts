import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readSort, formatSort } from './tableSort';

const COLUMNS = ['account', 'turnover', 'net'] as const;
const FALLBACK = { columnId: 'net', direction: 'ascending' } as const;

test('a sort order round-trips through the URL', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COLUMNS),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (columnId, direction) => {
        const sort = { columnId, direction };
        expect(readSort(formatSort(sort), COLUMNS, FALLBACK)).toEqual(sort);
      },
    ),
  );
});

test('any URL gives a valid sort order', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), (text) => {
      expect(COLUMNS).toContain(readSort(text, COLUMNS, FALLBACK).columnId);
    }),
  );
  expect(readSort('-password', COLUMNS, FALLBACK)).toEqual(FALLBACK);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readSort, writtenSort } from './tableSort';

const COLUMNS = ['account', 'turnover', 'net'] as const;
const FALLBACK = { columnId: 'net', direction: 'ascending' } as const;

test('an address gives back the order that was written into it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COLUMNS),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (columnId, direction) => {
        const sort = { columnId, direction };
        expect(readSort(writtenSort(sort), COLUMNS, FALLBACK)).toEqual(sort);
      },
    ),
  );
});

test('whatever stands in an address is an order that can be asked for', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), (text) => {
      expect(COLUMNS).toContain(readSort(text, COLUMNS, FALLBACK).columnId);
    }),
  );
  expect(readSort('-password', COLUMNS, FALLBACK)).toEqual(FALLBACK);
});

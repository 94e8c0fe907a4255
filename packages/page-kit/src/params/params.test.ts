import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readPage, writeParam } from './params';

test('any value in a URL is read as a valid page', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const page = readPage(new URLSearchParams({ recordPage: text }));
      expect(Number.isSafeInteger(page) && page > 0).toBe(true);
    }),
  );
  expect(readPage(new URLSearchParams('recordPage=12'))).toBe(12);
});

test('a URL contains chosen values, and omits values that were not chosen', () => {
  const params = new URLSearchParams('agent=downlineManagement&level=2');
  writeParam(params, 'level', null);
  writeParam(params, 'search', 'juan');
  expect(params.toString()).toBe('agent=downlineManagement&search=juan');
});

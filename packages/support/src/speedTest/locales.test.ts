import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  expect(
    // The sign of a unit.
    checkCatalogues(import.meta.url, { sameAsEnglish: ['row.ms'] }),
  ).toEqual([]);
});

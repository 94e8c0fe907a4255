import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('the question about statistics is asked in all languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

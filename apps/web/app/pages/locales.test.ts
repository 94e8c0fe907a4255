import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('the texts of the site’s own pages are complete in all languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('the texts of the shell that come later are complete in all languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('the words of the announcements are complete in all languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('the texts of the chat room are complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('the shell’s texts are complete in all languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

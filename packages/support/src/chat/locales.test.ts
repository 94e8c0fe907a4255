import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // Players in the Philippines say "chat room".
  expect(checkCatalogues(import.meta.url, { sameAsEnglish: ['chatPanel.title'] })).toEqual([]);
});

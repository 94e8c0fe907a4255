import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // What players call it everywhere.
  const sameAsEnglish = ['page.title', 'summary.balance', 'quote.fee', 'detail.title'];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});

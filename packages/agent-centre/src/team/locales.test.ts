import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // Loan-words that agents use as they are.
  const sameAsEnglish = ['figure.turnover', 'category.turnover', 'top.downline', 'top.members'];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});

import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // Loan-words that agents use as they are, and what has no words.
  const sameAsEnglish = [
    'create.account',
    'kind.member',
    'links.clicks',
    'links.name',
    'links.status',
    'links.uses',
    'links.usesOf',
  ];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});

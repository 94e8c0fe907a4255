import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // Loan-words that agents use as they are, and what has no words.
  const sameAsEnglish = [
    'column.*',
    'fact.balance',
    'fact.status',
    'fact.team',
    'filter.level',
    'filter.levelOf',
    'filter.status',
    'found_one',
    'kind.member',
    'online',
    'profile.title',
    'rebates.loweredLine',
    'sums.team',
    'sums.turnover',
    'title',
    'transfer.balance',
    'transfer.leftOf',
    'tree.profile',
  ];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});

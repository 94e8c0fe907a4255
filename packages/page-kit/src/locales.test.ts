import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  // Loan-words that players use as they are.
  const sameAsEnglish = [
    'measure.turnover',
    'mission.reward',
    'moveType.*',
    'moves.status',
    'pagination.page',
    'paymentPasswordField.label',
    'prize.*',
    'redemptions.spent',
  ];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});

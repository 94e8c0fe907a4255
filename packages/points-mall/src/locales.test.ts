import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('is complete in all seven languages', () => {
  expect(
    checkCatalogues(import.meta.url, {
      // Loan-words that players use as they are.
      sameAsEnglish: [
        'kind.cash',
        'mall.found',
        'pointMallPage.title',
        'pointSource.REDEMPTION',
        'points.count',
      ],
    }),
  ).toEqual([]);
});

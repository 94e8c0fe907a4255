import { expect, it } from 'vitest';

import { checkCatalogues } from '@perya/i18n/testing';

it('is complete in all seven languages', () => {
  // Loan-words that players use as they are.
  const sameAsEnglish = ['centre.title'];
  expect(checkCatalogues(import.meta.url, { sameAsEnglish })).toEqual([]);
});

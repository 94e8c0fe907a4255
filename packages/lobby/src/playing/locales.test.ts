import { checkCatalogues } from '@perya/i18n/testing';
import { expect, it } from 'vitest';

// Loan-words that players of these languages use.
const LOAN_WORDS = ['gamePage.fullScreen', 'gamePage.deposit'];

it('is complete in all languages', () => {
  const options = { sameAsEnglish: LOAN_WORDS, usedBy: `${import.meta.dirname}/..` };
  expect(checkCatalogues(import.meta.url, options)).toEqual([]);
});

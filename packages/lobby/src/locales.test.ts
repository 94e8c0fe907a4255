import { checkCatalogues } from '@perya/i18n/testing';
import { expect, it } from 'vitest';

// Loan-words that players of these languages use, and the field's own abbreviation.
const LOAN_WORDS = ['*.demo', '*.demoGame', '*.hot', '*.rtp'];

it('is complete in all languages', () => {
  expect(checkCatalogues(import.meta.url, { sameAsEnglish: LOAN_WORDS })).toEqual([]);
});

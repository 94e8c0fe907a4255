import { checkCatalogues } from '@perya/i18n/testing';
import { expect, it } from 'vitest';

// Loan-words that players of these languages use, names of games, and the field's own abbreviation.
const LOAN_WORDS = [
  'flags.demo',
  'flags.hot',
  'flags.top',
  'filters.rtp',
  'filters.volatilities',
  'feature.WILD',
  'feature.SCATTER',
  'feature.FREE_SPINS',
  'feature.AUTO_CASH_OUT',
  'kind.*',
  'tables.result.*',
  'draws.jackpot',
  'draws.group.PH',
];

it('is complete in all languages', () => {
  const options = { sameAsEnglish: LOAN_WORDS, usedBy: `${import.meta.dirname}/..` };
  expect(checkCatalogues(import.meta.url, options)).toEqual([]);
});

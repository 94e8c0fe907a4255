import { expect, it } from 'vitest';

import { checkCatalogues } from './testing';

it('names every category in all seven languages', () => {
  // Loan-words that players use as they are.
  const sameAsEnglish = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS'];
  // The keys of this namespace are named by the contract.
  expect(checkCatalogues(import.meta.url, { sameAsEnglish, usedElsewhere: ['*'] })).toEqual([]);
});

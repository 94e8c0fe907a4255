import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

/** Words of the games that players say in English. */
const SAME = ['balance', 'rules', 'fairness', 'returns', 'freeRound'];

test('the texts of all games are complete in all seven languages', () => {
  const options = { sameAsEnglish: SAME, usedBy: `${import.meta.dirname}/..` };
  expect(checkCatalogues(import.meta.url, options)).toEqual([]);
});

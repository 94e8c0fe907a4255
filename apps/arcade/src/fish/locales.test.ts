import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

/** Names and words that some languages share with English. */
const SAME = ['name.clownfish', 'name.lionfish', 'name.kraken', 'auto'];

test('the texts of the fish game are complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url, { sameAsEnglish: SAME })).toEqual([]);
});

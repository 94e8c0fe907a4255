import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

/** Words of the game that players of the Philippines say in English. */
const SAME = ['cashOut'];

test('the texts of the rocket are complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url, { sameAsEnglish: SAME })).toEqual([]);
});

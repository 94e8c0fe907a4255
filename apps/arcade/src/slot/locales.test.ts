import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

/** Words of the game that players of the Philippines say in English. */
const SAME = ['freeRound', 'rules', 'lines', 'perLine', 'result'];

test('the texts of the slot are complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url, { sameAsEnglish: SAME })).toEqual([]);
});

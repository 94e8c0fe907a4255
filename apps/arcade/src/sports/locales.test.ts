import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

/** Words of bettors and of sports that players say in English. */
const SAME = [
  'sport.*',
  'moment.halfTime',
  'moment.quarter',
  'market.double',
  'market.handicap',
  'market.set',
  'market.map',
  'market.game',
  'selection.over',
  'selection.under',
  'selection.odd',
  'selection.even',
  'slip.title',
  'slip.singles',
];

test('the texts of the sports book are complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url, { sameAsEnglish: SAME })).toEqual([]);
});

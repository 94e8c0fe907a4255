import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

/** Words of the table that players say in English. */
const SAME = [
  'player',
  'banker',
  'playerPair',
  'bankerPair',
  'bead',
  'bigRoad',
  'bigEye',
  'smallRoad',
  'cockroach',
  'dealer',
  'seconds',
  'clubs',
  'diamonds',
  'hearts',
  'spades',
];

test('is complete in all seven languages', () => {
  // Spots are named by their own key: `t(spot)`.
  const options = { sameAsEnglish: SAME, usedElsewhere: ['playerPair', 'bankerPair'] };
  expect(checkCatalogues(import.meta.url, options)).toEqual([]);
});

import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

/** Words of card players of the Philippines that they say in English. */
const SAME = ['kinds.highCard', 'kinds.flush', 'kinds.straight', 'kinds.straightFlush', 'suits.*'];

test('the texts of Pusoy are complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url, { sameAsEnglish: SAME })).toEqual([]);
});

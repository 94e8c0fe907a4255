import { checkCatalogues } from '@perya/i18n/testing';
import { expect, test } from 'vitest';

test('what is said about the site as an app is complete in all languages', () => {
  expect(
    checkCatalogues(import.meta.url, {
      // Said by the route `offline.html`.
      usedElsewhere: ['offline.*'],
    }),
  ).toEqual([]);
});

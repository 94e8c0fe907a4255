import { checkCatalogues } from '@perya/i18n/testing';
import { expect, it } from 'vitest';

it('is complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url, { usedElsewhere: ['description.*'] })).toEqual([]);
});

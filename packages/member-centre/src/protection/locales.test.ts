import { expect, it } from 'vitest';

import { checkCatalogues } from '@perya/i18n/testing';

it('is complete in all seven languages', () => {
  expect(checkCatalogues(import.meta.url)).toEqual([]);
});

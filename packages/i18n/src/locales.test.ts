import { expect, it } from 'vitest';

import { checkCatalogues } from './testing';

it('has every error message in all seven languages', () => {
  // The keys of this namespace are named by the platform and by the forms of other packages.
  expect(checkCatalogues(import.meta.url, { usedElsewhere: ['*'] })).toEqual([]);
});

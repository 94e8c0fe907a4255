import { expect, it } from 'vitest';

import { checkCatalogues } from './testing';

it('has every error message in all seven languages', () => {
  // The keys of this namespace are named by the platform and by the forms of other packages.
  for (const place of ['./', './account-errors/']) {
    expect(checkCatalogues(new URL(place, import.meta.url), { usedElsewhere: ['*'] })).toEqual([]);
  }
});

import { expect, test } from 'vitest';

import { secureRandomBelow } from './BoardCard';

test('stays below its bound', () => {
  for (let round = 0; round < 500; round++) expect(secureRandomBelow(7)).toBeLessThan(7);
});

import { expect, test } from 'vitest';

import { secureBelow } from './BoardCard';

test('stays below its bound', () => {
  for (let round = 0; round < 500; round++) expect(secureBelow(7)).toBeLessThan(7);
});

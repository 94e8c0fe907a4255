import { minorUnits } from '@perya/rules/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quickAmounts } from './quickAmounts';

test('offers quick amounts that are in reach', () => {
  fc.assert(
    fc.property(fc.nat(), (max) => {
      for (const amount of quickAmounts(minorUnits(max))) expect(amount).toBeLessThan(max);
    }),
  );
});

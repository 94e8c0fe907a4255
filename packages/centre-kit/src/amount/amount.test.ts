import { minorUnits } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quickAmounts, readAmount, typedAmount } from './amount';

test('an amount is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_99 }), (minor) => {
      const amount = minorUnits(minor);
      expect(readAmount(typedAmount(amount))).toBe(amount);
      const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(minor / 100);
      expect(readAmount(grouped)).toBe(amount);
    }),
  );
});

test.each(['', '0', '0.00', '-5', '1.234', '1e5', 'abc', '1.2.3', '９', '.'])(
  'reads no amount in %j',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test('offers quick amounts that are in reach', () => {
  fc.assert(
    fc.property(fc.nat(), (most) => {
      for (const amount of quickAmounts(minorUnits(most))) expect(amount).toBeLessThan(most);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readPercent, typedPercent } from './percent';

test('a rate is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
      expect(readPercent(typedPercent(basisPoints))).toBe(basisPoints);
      expect(readPercent(`${(basisPoints / 100).toFixed(2)} %`)).toBe(basisPoints);
    }),
  );
});

test.each(['', '-1', '1.234', '100.01', '1,5', 'abc', '.', '1e2', '٣'])(
  'reads no rate in %j',
  (text) => {
    expect(readPercent(text)).toBeNull();
  },
);

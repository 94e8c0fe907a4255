import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDecimal, toDecimal, toNumber } from './money';

describe('money on the wire', () => {
  it.each([
    [123_450n, '1234.50'],
    [-5n, '-0.05'],
    [0n, '0.00'],
    [100_000_000n, '1000000.00'],
  ])('writes %d as %s', (minor, decimal) => {
    expect(toDecimal(minor)).toBe(decimal);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (minor) => {
        expect(fromDecimal(toDecimal(minor))).toBe(minor);
      }),
    );
  });

  it.each(['', '1.234', '1e3', '1,000.00', '.5', '5.', ' 1', '--1', '0x10'])(
    'does not read %j',
    (text) => {
      expect(fromDecimal(text)).toBeUndefined();
    },
  );

  it('reads what leaves decimals out', () => {
    expect([fromDecimal('7'), fromDecimal('7.5')]).toEqual([700n, 750n]);
  });

  it('is a number where the specification wants one', () => {
    expect(toNumber(1_000_005n)).toBe(10_000.05);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetAmount, depositBonus, depositFee } from './sums';

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
const basisPoints = fc.integer({ min: 0, max: 2_000 });

describe('the fee of a deposit', () => {
  it.each([
    [50_000n, 250, 0n, 1_250n],
    [50_001n, 250, 0n, 1_250n],
    [33_333n, 100, 500n, 833n],
    [400n, 0, 500n, 400n],
  ])('of %s at %s basis points plus %s is %s', (amount, basisPoints, fixed, fee) => {
    expect(depositFee(amount, { basisPoints, fixed })).toBe(fee);
  });

  it('is rounded down in favor of the member, by less than a minor unit', () => {
    fc.assert(
      fc.property(amount, basisPoints, (amount, basisPoints) => {
        const exact = amount * BigInt(basisPoints);
        const fee = depositFee(amount, { basisPoints, fixed: 0n });
        expect(fee * 10_000n).toBeLessThanOrEqual(exact);
        expect((fee + 1n) * 10_000n).toBeGreaterThan(exact);
      }),
    );
  });

  it('is never more than the amount', () => {
    fc.assert(
      fc.property(
        amount,
        basisPoints,
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        (amount, bp, fixed) => {
          const fee = depositFee(amount, { basisPoints: bp, fixed });
          expect(fee).toBeGreaterThanOrEqual(0n);
          expect(fee).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });
});

it('a bonus is never more than its share', () => {
  fc.assert(
    fc.property(amount, basisPoints, (credit, bp) => {
      expect(depositBonus(credit, bp) * 10_000n).toBeLessThanOrEqual(credit * BigInt(bp));
    }),
  );
});

it('an asset amount is worth at least the amount, and exceeds it by less than a hundredth of the asset', () => {
  fc.assert(
    fc.property(amount, fc.bigInt({ min: 1n, max: 10n ** 9n }), (amount, rate) => {
      const sent = assetAmount(amount, rate);
      expect(sent * rate).toBeGreaterThanOrEqual(amount * 100n);
      expect((sent - 1n) * rate).toBeLessThan(amount * 100n);
    }),
  );
});

import { minorUnits } from '@perya/rules/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutFee, quoteWithdrawal, splitWithdrawal, type PayoutTerms } from './quote';

const terms: PayoutTerms = {
  min: minorUnits(10_000),
  maxPerPayout: minorUnits(5_000_000),
  feeFixed: minorUnits(1_000),
  feeBasisPoints: 50,
};

const anyTerms = fc
  .record({
    min: fc.integer({ min: 1, max: 100_000 }),
    times: fc.integer({ min: 2, max: 500 }),
    feeFixed: fc.integer({ min: 0, max: 5_000 }),
    feeBasisPoints: fc.integer({ min: 0, max: 1_000 }),
  })
  .map(({ min, times, feeFixed, feeBasisPoints }): PayoutTerms => ({
    min: minorUnits(min),
    maxPerPayout: minorUnits(min * times),
    feeFixed: minorUnits(feeFixed),
    feeBasisPoints,
  }));
const withAmount = anyTerms.chain((some) =>
  fc
    .integer({ min: some.min, max: some.maxPerPayout * 20 })
    .map((amount) => ({ terms: some, amount: minorUnits(amount) })),
);

describe('splitting a withdrawal', () => {
  it.each([
    [5_000_000, [5_000_000]],
    [12_000_000, [5_000_000, 5_000_000, 2_000_000]],
    [10_000_100, [5_000_000, 4_990_100, 10_000]],
    [10_000, [10_000]],
  ])('returns the parts of %d', (amount, parts) => {
    expect(splitWithdrawal(minorUnits(amount), terms)).toEqual(parts);
  });

  it('keeps the total, the min and the max, with as few parts as possible', () => {
    fc.assert(
      fc.property(withAmount, ({ terms: some, amount }) => {
        const parts = splitWithdrawal(amount, some);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
        expect(parts.every((part) => part >= some.min && part <= some.maxPerPayout)).toBe(true);
        expect(parts).toHaveLength(Math.ceil(amount / some.maxPerPayout));
      }),
    );
  });
});

describe('the fee', () => {
  it('is the fixed part plus the rate, rounded down', () => {
    expect(payoutFee(minorUnits(10_199), terms)).toBe(1_050);
  });

  it('of the whole is the sum of the fees of its parts, and the rest is paid out', () => {
    fc.assert(
      fc.property(withAmount, ({ terms: some, amount }) => {
        const { parts, fee, net } = quoteWithdrawal(amount, some);
        expect(parts.reduce((total, part) => total + part.fee, 0)).toBe(fee);
        expect(parts.reduce((total, part) => total + part.net, 0)).toBe(net);
        expect(fee + net).toBe(amount);
      }),
    );
  });

  it('never decreases when the amount grows', () => {
    fc.assert(
      fc.property(withAmount, fc.integer({ min: 0, max: 1_000_000 }), (each, more) => {
        const larger = minorUnits(each.amount + more);
        expect(payoutFee(larger, each.terms)).toBeGreaterThanOrEqual(
          payoutFee(each.amount, each.terms),
        );
      }),
    );
  });
});

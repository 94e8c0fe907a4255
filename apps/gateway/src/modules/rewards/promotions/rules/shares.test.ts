import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cappedShare, equalShare, shareOf } from './shares';

const amount = fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n });
const basisPoints = fc.integer({ min: 1, max: 10_000 });

describe('a share', () => {
  it('is never negative, never above the amount, and nothing of a win', () => {
    fc.assert(
      fc.property(amount, basisPoints, (loss, points) => {
        const share = shareOf(loss, points);
        expect(share >= 0n).toBe(true);
        expect(share <= (loss > 0n ? loss : 0n)).toBe(true);
      }),
    );
  });

  it('stays within its maximum, and loses less than a minor unit by rounding', () => {
    fc.assert(
      fc.property(
        amount,
        basisPoints,
        fc.bigInt({ min: 0n, max: 1_000_000_000n }),
        (loss, points, max) => {
          const share = cappedShare(loss, points, max);
          expect(share >= 0n && share <= max).toBe(true);
          const isRounded = (share + 1n) * 10_000n > loss * BigInt(points);
          expect(share === max || loss <= 0n || isRounded).toBe(true);
        },
      ),
    );
  });

  it('is the announced one', () => {
    expect(shareOf(100_000n, 350)).toBe(3_500n);
    expect(cappedShare(1_000_000n, 5_000, 100_000n)).toBe(100_000n);
  });
});

describe('equal shares', () => {
  it('add up to at most the pool, and none is above the maximum', () => {
    const size = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        size,
        size,
        fc.integer({ min: 0, max: 100_000 }),
        (poolUnits, maxUnits, members) => {
          const share = equalShare({ poolUnits, maxUnits }, members);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(maxUnits);
          expect(share * members).toBeLessThanOrEqual(poolUnits);
        },
      ),
    );
  });

  it('are whole bonus units', () => {
    expect(equalShare({ poolUnits: 100, maxUnits: 50 }, 3)).toBe(33);
    expect(equalShare({ poolUnits: 100, maxUnits: 50 }, 1)).toBe(50);
    expect(equalShare({ poolUnits: 100, maxUnits: 50 }, 101)).toBe(0);
  });
});

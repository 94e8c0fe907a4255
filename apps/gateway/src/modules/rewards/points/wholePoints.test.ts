import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePoints } from './wholePoints';

it('gives a point whenever enough turnover accumulates, and carries the rest over', () => {
  expect(wholePoints({ carry: 90_00n, turnover: 120_00n, rate: 100_00n })).toEqual({
    points: 2,
    carry: 10_00n,
  });
  expect(wholePoints({ carry: 0n, turnover: 99_99n, rate: 100_00n })).toEqual({
    points: 0,
    carry: 99_99n,
  });
});

it('deducts the turnover of a voided bet from the carry, and never takes back a point', () => {
  const voided = wholePoints({ carry: 10_00n, turnover: -210_00n, rate: 100_00n });
  expect(voided).toEqual({ points: 0, carry: -200_00n });
  expect(wholePoints({ ...voided, turnover: 290_00n, rate: 100_00n })).toEqual({
    points: 0,
    carry: 90_00n,
  });
});

it('gives the same in portions as at once, if nothing is voided', () => {
  const rate = fc.bigInt({ min: 1n, max: 50_000n });
  const portions = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { maxLength: 30 });
  fc.assert(
    fc.property(rate, portions, (each, all) => {
      let carry = 0n;
      let points = 0;
      for (const turnover of all) {
        const given = wholePoints({ carry, turnover, rate: each });
        carry = given.carry;
        points += given.points;
        expect(carry < each && carry >= 0n).toBe(true);
      }
      const sum = all.reduce((a, b) => a + b, 0n);
      expect(points).toBe(Number(sum / each));
      expect(BigInt(points) * each + carry).toBe(sum);
    }),
  );
});

it('never gives more than the settled turnover less the voided, in any order', () => {
  const rate = fc.bigInt({ min: 1n, max: 50_000n });
  const portions = fc.array(fc.bigInt({ min: -100_000n, max: 100_000n }), { maxLength: 30 });
  fc.assert(
    fc.property(rate, portions, (each, all) => {
      let carry = 0n;
      for (const turnover of all) {
        const before = carry;
        const given = wholePoints({ carry, turnover, rate: each });
        carry = given.carry;
        expect(given.points).toBeGreaterThanOrEqual(0);
        expect(carry < each).toBe(true);
        expect(BigInt(given.points) * each + carry).toBe(before + turnover);
      }
    }),
  );
});

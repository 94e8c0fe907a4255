import { payoutOf } from '@perya/game-engines/sports';
import { minorUnits } from '@perya/rules/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { possiblePayout, raiseStake } from './stake';

it('computes the potential payout of a ticket like the platform', () => {
  const prices = fc.array(fc.integer({ min: 1010, max: 501_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), prices, (stake, legs) => {
      const texts = legs.map((price) => (price / 1000).toFixed(3));
      const platform = payoutOf(
        BigInt(stake),
        legs.map((price) => ({ price })),
      );
      expect(possiblePayout(minorUnits(stake), texts)).toBe(platform);
    }),
  );
});

it('shows no potential payout while a selection is closed', () => {
  expect(possiblePayout(minorUnits(100), ['2.000', null])).toBeUndefined();
});

it('raises a stake', () => {
  expect(raiseStake('100', minorUnits(5_000))).toBe('150');
  expect(raiseStake('0.50', minorUnits(1_000))).toBe('10.50');
  expect(raiseStake('ten', minorUnits(1_000))).toBe('10');
});

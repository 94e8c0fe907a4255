import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoutOf } from '@perya/game-engines/sports';
import { decimalOf, mayPay, readStake } from './stake';

it('counts what a ticket may pay as the platform does', () => {
  const prices = fc.array(fc.integer({ min: 1010, max: 501_000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), prices, (stake, legs) => {
      const texts = legs.map((price) => (price / 1000).toFixed(3));
      const platform = payoutOf(
        BigInt(stake),
        legs.map((price) => ({ price })),
      );
      expect(mayPay(stake, texts)).toBe(Number(platform));
    }),
  );
});

it('reads a stake as people type it', () => {
  expect(readStake('100')).toBe(10_000);
  expect(readStake(' 1,250.5 ')).toBe(125_050);
  for (const text of ['', '-5', '1.234', 'ten', '1e3']) expect(readStake(text)).toBeUndefined();
  expect(decimalOf(125_050)).toBe('1250.50');
});

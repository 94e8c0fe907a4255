import fc from 'fast-check';
import { expect, it } from 'vitest';

import { minorUnits } from './money';
import { betOutcome } from './outcome';

const amount = fc.oneof(fc.bigInt(0n, 3n), fc.bigInt(0n, 10n ** 15n));

it('calls a bet lost if and only if it paid nothing, and won if and only if it paid more than its stake', () => {
  fc.assert(
    fc.property(amount, amount, (stake, payout) => {
      const outcome = betOutcome(stake, payout);
      expect(outcome === 'lost').toBe(payout === 0n);
      expect(outcome === 'won').toBe(payout > stake);
      expect(outcome === 'drawn').toBe(payout === stake && payout > 0n);
    }),
  );
});

it('is the same in the browser’s minor units as in the gateway’s', () => {
  fc.assert(
    fc.property(amount, amount, (stake, payout) => {
      expect(betOutcome(minorUnits(Number(stake)), minorUnits(Number(payout)))).toBe(
        betOutcome(stake, payout),
      );
    }),
  );
});

it('is decided by all parts of a bet together: a lost part does not make it lost', () => {
  const part = fc.record({ stake: fc.bigInt(1n, 1_000n), payout: fc.bigInt(0n, 2_000n) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), (parts) => {
      const sum = (field: 'stake' | 'payout') =>
        parts.reduce((total, each) => total + each[field], 0n);
      const isLost = betOutcome(sum('stake'), sum('payout')) === 'lost';
      expect(isLost).toBe(parts.every(({ stake, payout }) => betOutcome(stake, payout) === 'lost'));
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pollDelayAfter } from './jobs';
import { isSignedBy, signCallback } from '../../modules/money/deposits/signature';
import { EXPIRING_STATES, canTransition, OPEN_STATES } from '../../modules/money/deposits/states';

const STATES = [...OPEN_STATES, 'PAID', 'REFUNDED', 'FAILED', 'EXPIRED', 'REFUSED'] as const;
const state = fc.constantFrom(...STATES);

it('REFUSED is final, PAID can only be refunded, and no state follows itself', () => {
  fc.assert(
    fc.property(state, (next) => {
      expect(canTransition('PAID', next)).toBe(next === 'REFUNDED');
      expect(canTransition(next, 'REFUNDED')).toBe(next === 'PAID');
      expect(canTransition('REFUSED', next)).toBe(false);
      expect(canTransition(next, next)).toBe(false);
    }),
  );
});

it('a payment is credited in every state except the final ones', () => {
  for (const from of STATES) {
    expect(canTransition(from, 'PAID')).toBe(from !== 'PAID' && from !== 'REFUSED');
  }
});

it('a deposit under review does not expire', () => {
  for (const from of STATES) {
    expect(canTransition(from, 'EXPIRED')).toBe(EXPIRING_STATES.some((each) => each === from));
  }
});

it('polling intervals grow, up to an hour', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 600 }), (asked, first) => {
      expect(pollDelayAfter(asked + 1, first)).toBeGreaterThanOrEqual(pollDelayAfter(asked, first));
      expect(pollDelayAfter(asked, first)).toBeLessThanOrEqual(3_600);
    }),
  );
});

it('a signature is valid only for its own key, time, nonce and body', () => {
  const parts = fc.record({
    timestamp: fc.nat(),
    nonce: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 16 }),
    body: fc.string(),
  });
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
  fc.assert(
    fc.property(key, key, parts, parts, (mine, theirs, signed, other) => {
      const signature = signCallback(mine, signed);
      expect(isSignedBy(mine, signed, signature)).toBe(true);
      expect(isSignedBy(theirs, signed, signature)).toBe(mine.equals(theirs));
      const isSame = JSON.stringify(signed) === JSON.stringify(other);
      expect(isSignedBy(mine, other, signature)).toBe(isSame);
      expect(isSignedBy(mine, signed, signature.slice(2))).toBe(false);
    }),
  );
});

import type { SecurityStatus } from '@perya/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { scoreOf } from './score';

const contact = fc.option(fc.record({ masked: fc.constant('···'), isVerified: fc.boolean() }), {
  nil: null,
});
const anyStatus: fc.Arbitrary<SecurityStatus> = fc.record({
  hasPassword: fc.boolean(),
  passwordChangedAt: fc.nat(),
  hasPaymentPassword: fc.boolean(),
  email: contact,
  mobile: contact,
  secondFactor: fc.record({
    since: fc.option(fc.nat(), { nil: null }),
    recoveryCodesLeft: fc.nat({ max: 10 }),
  }),
  sessionCount: fc.nat(),
  withdrawalsRestUntil: fc.constant(null),
});

test('adds up its parts, and is 100 with all of them', () => {
  fc.assert(
    fc.property(anyStatus, (status) => {
      const { points, parts } = scoreOf(status);
      const missing = parts.filter(({ isThere }) => !isThere).map((part) => part.points);
      expect(points + missing.reduce((sum, each) => sum + each, 0)).toBe(100);
      expect(points === 100).toBe(missing.length === 0);
    }),
  );
});

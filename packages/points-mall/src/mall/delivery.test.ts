import fc from 'fast-check';
import { expect, test } from 'vitest';

import { deliveryErrorsOf, EMPTY_DELIVERY, trimmed } from './delivery';

const GOOD = {
  name: 'Juan dela Cruz',
  phone: '0917 123 4567',
  address: '12 Mabini St, Quezon City',
};

test('accepts a deliverable address, and reports errors by field', () => {
  expect(deliveryErrorsOf(GOOD)).toEqual({});
  expect(deliveryErrorsOf(EMPTY_DELIVERY)).toEqual({
    name: 'nameMissing',
    phone: 'phoneWrong',
    address: 'addressShort',
  });
  for (const phone of ['12345', 'call me', '1'.repeat(16), '+']) {
    expect(deliveryErrorsOf({ ...GOOD, phone })).toEqual({ phone: 'phoneWrong' });
  }
});

test('ignores surrounding spaces', () => {
  const anything = fc.record({ name: fc.string(), phone: fc.string(), address: fc.string() });
  fc.assert(
    fc.property(anything, (to) => {
      expect(deliveryErrorsOf(trimmed(to))).toEqual(deliveryErrorsOf(to));
    }),
  );
});

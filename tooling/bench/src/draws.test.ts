import { expect, it } from 'vitest';
import { isWithin } from './budgets.ts';
import { findingsOf } from './draws.ts';

const whole = { tickets: 100_000, winners: 50_000, settleMs: 14_000, errors: 0 };

it('is within its budget only if every ticket was sold and the ledger has no errors', () => {
  expect(findingsOf(whole).map(isWithin)).toEqual([true]);
  expect(findingsOf({ ...whole, settleMs: 31_000 }).map(isWithin)).toEqual([false]);
  expect(findingsOf({ ...whole, errors: 1 }).map(isWithin)).toEqual([false]);
  expect(findingsOf({ ...whole, tickets: 1_000 }).map(isWithin)).toEqual([false]);
});

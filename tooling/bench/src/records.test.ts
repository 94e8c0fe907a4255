import { expect, it } from 'vitest';
import { isWithin } from './budgets.ts';
import { findingsOf } from './records.ts';

const whole = {
  bets: 100_008,
  entries: 100_000,
  times: { 'first page': 12, 'last page': 30 },
  exported: 100_008,
  exportMs: 9_000,
};

it('is within its budgets only with a complete record and a complete file', () => {
  expect(findingsOf(whole).map(isWithin)).toEqual([true, true, true]);
  expect(findingsOf({ ...whole, times: { 'first page': 120 } }).map(isWithin)).toEqual([
    false,
    true,
  ]);
  expect(findingsOf({ ...whole, bets: 99_000 }).map(isWithin)).toEqual([false, false, true]);
  expect(findingsOf({ ...whole, exported: 2_000 }).map(isWithin)).toEqual([true, true, false]);
});

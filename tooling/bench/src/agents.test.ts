import { expect, it } from 'vitest';
import { findingsOf } from './agents.ts';
import { isWithin } from './budgets.ts';

const whole = {
  members: 10_003,
  levels: 5,
  bets: 120_000,
  isSame: true,
  times: { 'overview of the year': 120, 'last movements': 80 },
};

it('is within its budget only with a full team, and totals that match the bets', () => {
  expect(findingsOf(whole).map(isWithin)).toEqual([true, true]);
  expect(findingsOf({ ...whole, times: { trend: 301 } }).map(isWithin)).toEqual([false]);
  expect(findingsOf({ ...whole, members: 9_000 }).map(isWithin)).toEqual([false, false]);
  expect(findingsOf({ ...whole, levels: 4 }).map(isWithin)).toEqual([false, false]);
  expect(findingsOf({ ...whole, isSame: false }).map(isWithin)).toEqual([false, false]);
});

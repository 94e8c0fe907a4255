import type { Schedule } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { dayOfIso, instantIn, isDay, isoOf, lastDay, neighboursOf } from './days';

const MONDAYS_AND_FRIDAYS: Schedule = {
  kind: 'weekly',
  timeZone: 'Asia/Manila',
  weekdays: [1, 5],
  times: ['21:00'],
  lockSeconds: 900,
};
/** Saturday noon in Manila. */
const NOW = Date.UTC(2026, 10, 21, 4);

test('the last day is the day of the last draw that was due', () => {
  expect(lastDay(MONDAYS_AND_FRIDAYS, NOW)).toBe('20261120');
});

test('skips days without draws, and never offers a future draw', () => {
  expect(neighboursOf(MONDAYS_AND_FRIDAYS, '20261116', NOW)).toEqual({
    previous: '20261113',
    next: '20261120',
  });
  expect(neighboursOf(MONDAYS_AND_FRIDAYS, '20261120', NOW).next).toBeUndefined();
});

test('formats a day for date inputs, and parses it back', () => {
  expect(isoOf('20261121')).toBe('2026-11-21');
  expect(dayOfIso('2026-11-21')).toBe('20261121');
});

test('rejects an invalid date', () => {
  expect(isDay('20261121')).toBe(true);
  expect(isDay('20260230')).toBe(false);
  expect(isDay('tomorrow')).toBe(false);
  expect(instantIn('20269999')).toBe(0);
});

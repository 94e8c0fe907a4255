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

test('the last day is that of the last draw that was due', () => {
  expect(lastDay(MONDAYS_AND_FRIDAYS, NOW)).toBe('20261120');
});

test('days without a draw are passed over, and none is offered that has not been drawn', () => {
  expect(neighboursOf(MONDAYS_AND_FRIDAYS, '20261116', NOW)).toEqual({
    previous: '20261113',
    next: '20261120',
  });
  expect(neighboursOf(MONDAYS_AND_FRIDAYS, '20261120', NOW).next).toBeUndefined();
});

test('a day is written as date fields write it, and read back', () => {
  expect(isoOf('20261121')).toBe('2026-11-21');
  expect(dayOfIso('2026-11-21')).toBe('20261121');
});

test('what is no date of the calendar is no day', () => {
  expect(isDay('20261121')).toBe(true);
  expect(isDay('20260230')).toBe(false);
  expect(isDay('tomorrow')).toBe(false);
  expect(instantIn('20269999')).toBe(0);
});

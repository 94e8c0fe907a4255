import { expect, it } from 'vitest';
import { birthdaysAround } from './birthday';

const ZONE = 'Asia/Manila';
const around = (now: string, dateOfBirth: string) => {
  const { last, next } = birthdaysAround(new Date(now), dateOfBirth, ZONE);
  return [last?.at.toISOString(), next?.at.toISOString()];
};

it('begins at midnight in the brand’s time zone', () => {
  expect(around('2026-05-04T15:59:59Z', '1990-05-05')).toEqual([
    '2025-05-04T16:00:00.000Z',
    '2026-05-04T16:00:00.000Z',
  ]);
  expect(around('2026-05-04T16:00:00Z', '1990-05-05')).toEqual([
    '2026-05-04T16:00:00.000Z',
    '2027-05-04T16:00:00.000Z',
  ]);
});

it('crosses the end of the year', () => {
  expect(around('2026-12-31T16:30:00Z', '1990-01-01')).toEqual([
    '2026-12-31T16:00:00.000Z',
    '2027-12-31T16:00:00.000Z',
  ]);
});

it('falls on 1 March in a year without 29 February', () => {
  expect(around('2026-06-01T00:00:00Z', '1992-02-29')).toEqual([
    '2026-02-28T16:00:00.000Z',
    '2027-02-28T16:00:00.000Z',
  ]);
  expect(around('2028-06-01T00:00:00Z', '1992-02-29')[0]).toBe('2028-02-28T16:00:00.000Z');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deskTimesAt } from './hours';
import { DEFAULT_SERVICE } from './settings';

const MANILA = 'Asia/Manila';
const at = (text: string) => Date.parse(text);
const iso = (instant: number | null) =>
  instant === null ? null : new Date(instant).toISOString().slice(0, 16);

/** 2026-11-27 is a Friday. */
const WEEKDAYS = {
  monday: { from: '09:00', to: '18:00' },
  friday: { from: '09:00', to: '18:00' },
};

it.each([
  ['before it opens', '2026-11-27T00:59Z', false, null, '2026-11-27T01:00'],
  ['when it opens', '2026-11-27T01:00Z', true, '2026-11-27T10:00', null],
  ['just before it closes', '2026-11-27T09:59Z', true, '2026-11-27T10:00', null],
  ['when it closes, until after the weekend', '2026-11-27T10:00Z', false, null, '2026-11-30T01:00'],
  ['on a closed day', '2026-11-28T04:00Z', false, null, '2026-11-30T01:00'],
  ['after the last day of the week', '2026-12-04T11:00Z', false, null, '2026-12-07T01:00'],
])('knows the hours %s', (_, now, isOpen, closesAt, opensAt) => {
  const times = deskTimesAt(WEEKDAYS, at(now), MANILA);
  expect({ ...times, closesAt: iso(times.closesAt), opensAt: iso(times.opensAt) }).toEqual({
    isOpen,
    closesAt,
    opensAt,
  });
});

it('joins the spans of a night shift', () => {
  const night = {
    friday: { from: '20:00', to: '24:00' },
    saturday: { from: '00:00', to: '04:00' },
  };
  const { isOpen, closesAt } = deskTimesAt(night, at('2026-11-27T13:00Z'), MANILA);
  expect([isOpen, iso(closesAt)]).toEqual([true, '2026-11-27T20:00']);
});

it('never closes around the clock, and never opens without hours', () => {
  const now = at('2026-11-27T13:00Z');
  expect(deskTimesAt(DEFAULT_SERVICE.VIP.hours, now, MANILA)).toEqual({
    isOpen: true,
    closesAt: null,
    opensAt: null,
  });
  expect(deskTimesAt({}, now, MANILA)).toEqual({ isOpen: false, closesAt: null, opensAt: null });
});

it('opens once a week if it opens on one day', () => {
  const hours = { friday: { from: '09:00', to: '18:00' } };
  expect(iso(deskTimesAt(hours, at('2026-11-27T10:00Z'), MANILA).opensAt)).toBe('2026-12-04T01:00');
});

it('changes exactly when it says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(MANILA, 'Europe/Berlin', 'Asia/Bangkok'),
      fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-01-01T00:00Z') }),
      (zone, now) => {
        const { isOpen, closesAt, opensAt } = deskTimesAt(WEEKDAYS, now, zone);
        const change = closesAt ?? opensAt ?? Number.NaN;
        expect(change).toBeGreaterThan(now);
        expect(deskTimesAt(WEEKDAYS, change - 1, zone).isOpen).toBe(isOpen);
        expect(deskTimesAt(WEEKDAYS, change, zone).isOpen).toBe(!isOpen);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, ageOn, daysBetween, isRealDate, yearBefore } from './dates';
import { startOfDay, todayIn } from './zones';

describe('ageOn', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
    ['2000-12-31', '2001-01-01', 0],
    ['2026-11-22', '2026-11-21', -1],
    ['1900-03-01', '2026-11-21', 126],
  ])('for a birth date of %s on %s is %i', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age);
  });

  it.each([
    '',
    'x',
    '1998-4-25',
    '1998-02-29',
    '1900-02-29',
    '2000-02-30',
    '1998-13-01',
    '0000-01-01',
    '1998-04-25T00',
  ])('is null for %j, which is not a date', (text) => {
    expect(isRealDate(text)).toBe(false);
    expect(ageOn(text, '2026-11-21')).toBeNull();
    expect(ageOn('1998-04-25', text)).toBeNull();
  });

  it('increases by one on the birthday, and on no other day', () => {
    const day = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2020-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40_000 }), (birth, days) => {
        const born = iso(birth.getTime());
        const today = iso(birth.getTime() + days * DAY);
        const tomorrow = iso(birth.getTime() + (days + 1) * DAY);
        const grown = (ageOn(born, tomorrow) ?? 0) - (ageOn(born, today) ?? 0);
        const birthday = born.slice(5);
        const isLeapBirthdayElsewhere =
          birthday === '02-29' && tomorrow.slice(5) === '03-01' && today.slice(5) === '02-28';
        expect(grown).toBe(tomorrow.slice(5) === birthday || isLeapBirthdayElsewhere ? 1 : 0);
      }),
    );
  });
});

describe('todayIn', () => {
  // A quarter past midnight on the birthday in Manila, still the day before in UTC.
  const instant = Date.UTC(2026, 10, 20, 16, 15);

  it.each([
    ['Asia/Manila', '2026-11-21', 18],
    ['Asia/Bangkok', '2026-11-20', 17],
    ['UTC', '2026-11-20', 17],
    ['Pacific/Kiritimati', '2026-11-21', 18],
    ['America/Los_Angeles', '2026-11-20', 17],
  ])('in %s is %s, which determines an age', (timeZone, today, age) => {
    expect(todayIn(timeZone, instant)).toBe(today);
    expect(ageOn('2008-11-21', todayIn(timeZone, instant))).toBe(age);
  });

  it('formats every day as a valid date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (some) => {
        expect(isRealDate(todayIn('Asia/Bangkok', some))).toBe(true);
        expect(todayIn('UTC', some)).toBe(iso(some));
      }),
    );
  });
});

const DAY = 86_400_000;

function iso(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

it('a year earlier is the same day of the calendar, and the last of February in leap years', () => {
  expect(yearBefore('2026-11-22')).toBe('2025-11-22');
  expect(yearBefore('2028-02-29')).toBe('2027-02-28');
});

it('days are counted across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
});

it('a day starts when it does in its time zone, also when clocks change', () => {
  expect(startOfDay('2026-11-22', 'Asia/Manila')).toBe(Date.UTC(2026, 10, 21, 16));
  expect(startOfDay('2026-03-08', 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 5));
  expect(startOfDay('2026-03-09', 'America/New_York')).toBe(Date.UTC(2026, 2, 9, 4));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodAt, type CalendarPeriod } from './calendar';

const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString();

/** The zones of the brands' currencies: none of them has daylight saving time. */
const FIXED_ZONES = {
  'Asia/Manila': 8,
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Bangkok': 7,
  'Asia/Jakarta': 7,
  'Asia/Shanghai': 8,
} as const;
const ZONES = Object.keys(FIXED_ZONES) as (keyof typeof FIXED_ZONES)[];
const HOUR_MS = 3_600_000;

describe('periodAt', () => {
  it.each<[CalendarPeriod, string, string, string, string]>([
    ['day', 'Asia/Manila', '2026-11-21T15:59Z', '2026-11-20T16:00Z', '2026-11-21T16:00Z'],
    ['day', 'Asia/Manila', '2026-11-21T16:00Z', '2026-11-21T16:00Z', '2026-11-22T16:00Z'],
    // Monday to Monday; the 22nd is a Sunday.
    ['week', 'Asia/Manila', '2026-11-22T15:59Z', '2026-11-15T16:00Z', '2026-11-22T16:00Z'],
    ['week', 'Asia/Bangkok', '2026-11-22T17:00Z', '2026-11-22T17:00Z', '2026-11-29T17:00Z'],
    ['halfMonth', 'Asia/Manila', '2026-11-15T15:59Z', '2026-10-31T16:00Z', '2026-11-15T16:00Z'],
    ['halfMonth', 'Asia/Manila', '2028-02-15T16:00Z', '2028-02-15T16:00Z', '2028-02-29T16:00Z'],
    ['month', 'Asia/Manila', '2028-02-29T12:00Z', '2028-01-31T16:00Z', '2028-02-29T16:00Z'],
    ['year', 'Asia/Jakarta', '2026-12-31T17:00Z', '2026-12-31T17:00Z', '2027-12-31T17:00Z'],
    // On clock changes the day is shorter or longer, and still one day.
    ['day', 'Europe/Berlin', '2026-03-29T12:00Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    ['day', 'Europe/Berlin', '2026-10-25T12:00Z', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  ])('returns the %s in %s that contains %s', (period, zone, now, from, to) => {
    const span = periodAt(period, at(now), zone);
    expect([iso(span.from), iso(span.to)]).toEqual([iso(at(from)), iso(at(to))]);
  });

  it('leaves no gap between two days, weeks or months', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom<CalendarPeriod>('day', 'week', 'halfMonth', 'month', 'year'),
        fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2034-01-01T00:00Z') }),
        (zone, period, now) => {
          const { from, to } = periodAt(period, now, zone);
          expect(from).toBeLessThanOrEqual(now);
          expect(now).toBeLessThan(to);
          expect(periodAt(period, to, zone).from).toBe(to);
          expect(periodAt(period, from - 1, zone).to).toBe(from);
          expect(periodAt(period, now, zone, 1).from).toBe(to);
          expect(periodAt(period, now, zone, -1).to).toBe(from);
          expect((from + FIXED_ZONES[zone] * HOUR_MS) % (24 * HOUR_MS)).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStart, paidSpan, scaleOf, PERIOD_LENGTHS, spanAt } from './periods';

const MANILA = 'Asia/Manila';
const at = (text: string) => Date.parse(text);
const shown = ({ from, to }: { from: number; to: number | null }) => [
  new Date(from).toISOString(),
  to === null ? null : new Date(to).toISOString(),
];

describe('a period', () => {
  // A Wednesday, 02:37 in Manila.
  const now = at('2026-02-17T18:37:12.345Z');

  it.each([
    ['fiveMinutes', '2026-02-17T18:35:00.000Z', '2026-02-17T18:40:00.000Z'],
    ['hour', '2026-02-17T18:00:00.000Z', '2026-02-17T19:00:00.000Z'],
    ['day', '2026-02-17T16:00:00.000Z', '2026-02-18T16:00:00.000Z'],
    ['week', '2026-02-15T16:00:00.000Z', '2026-02-22T16:00:00.000Z'],
    ['halfMonth', '2026-02-15T16:00:00.000Z', '2026-02-28T16:00:00.000Z'],
    ['month', '2026-01-31T16:00:00.000Z', '2026-02-28T16:00:00.000Z'],
  ] as const)('of type %s follows the local time of its zone', (scale, from, to) => {
    expect(shown(spanAt(scale, now, MANILA))).toEqual([from, to]);
  });

  it('of half a month ends with the 15th', () => {
    expect(shown(spanAt('halfMonth', at('2026-02-15T15:59:59Z'), MANILA))).toEqual([
      '2026-01-31T16:00:00.000Z',
      '2026-02-15T16:00:00.000Z',
    ]);
  });

  it('is as long as the day, even when clocks are put forward', () => {
    expect(shown(spanAt('day', at('2026-03-29T12:00:00Z'), 'Europe/Berlin'))).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
  });

  it('starts on the hour in a zone with a half-hour offset', () => {
    expect(shown(spanAt('hour', at('2026-02-17T18:40:00Z'), 'Asia/Kolkata'))).toEqual([
      '2026-02-17T18:30:00.000Z',
      '2026-02-17T19:30:00.000Z',
    ]);
  });

  it('contains its instant, and the next one starts where it ends', () => {
    const zones = fc.constantFrom(MANILA, 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York');
    const instants = fc.integer({
      min: at('2024-01-01T00:00:00Z'),
      max: at('2028-01-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...PERIOD_LENGTHS), instants, zones, (scale, instant, zone) => {
        const { from, to } = spanAt(scale, instant, zone);
        expect(from).toBeLessThanOrEqual(instant);
        expect(to).toBeGreaterThan(instant);
        expect(spanAt(scale, from, zone)).toEqual({ from, to });
        expect(spanAt(scale, to - 1, zone)).toEqual({ from, to });
        expect(spanAt(scale, to, zone).from).toBe(to);
      }),
    );
  });
});

describe('what a contract pays', () => {
  it('starts with the first period after it was accepted', () => {
    expect(nextStart('day', at('2026-02-17T15:59:59Z'), MANILA)).toBe(at('2026-02-17T16:00:00Z'));
    expect(nextStart('day', at('2026-02-17T16:00:00Z'), MANILA)).toBe(at('2026-02-17T16:00:00Z'));
    expect(nextStart('day', at('2026-02-17T16:00:01Z'), MANILA)).toBe(at('2026-02-18T16:00:00Z'));
  });

  it('ends with the period in which it was ended', () => {
    const activeAt = at('2026-02-17T03:00:00Z');
    expect(shown(paidSpan('day', { activeAt, endedAt: null }, MANILA))).toEqual([
      '2026-02-17T16:00:00.000Z',
      null,
    ]);
    const endedAt = at('2026-02-20T03:00:00Z');
    expect(shown(paidSpan('day', { activeAt, endedAt }, MANILA))).toEqual([
      '2026-02-17T16:00:00.000Z',
      '2026-02-20T16:00:00.000Z',
    ]);
  });

  it('is empty if no period started in it', () => {
    const activeAt = at('2026-02-17T03:00:00Z');
    const { from, to } = paidSpan('day', { activeAt, endedAt: activeAt + 60_000 }, MANILA);
    expect(to).toBe(from);
  });
});

describe('the length of a period', () => {
  it('depends on the kind, and for dividends on the period', () => {
    expect(scaleOf('realTime', null)).toBe('fiveMinutes');
    expect(scaleOf('hourly', null)).toBe('hour');
    expect(scaleOf('daily', null)).toBe('day');
    expect(scaleOf('dividend', 'semimonthly')).toBe('halfMonth');
    expect(() => scaleOf('dividend', null)).toThrow('has a period');
  });
});

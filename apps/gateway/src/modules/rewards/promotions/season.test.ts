import { describe, expect, it } from 'vitest';
import { seasonAt, type Season } from './season';

const MANILA = 'Asia/Manila';
const at = (text: string) => Date.parse(text);
const iso = (instant: number | null | undefined) =>
  instant === null || instant === undefined ? instant : new Date(instant).toISOString();

describe('seasonAt', () => {
  it.each<[Season, string, string, string, string | null]>([
    [{ every: 'year' }, MANILA, '2026-11-21T04:00Z', '2025-12-31T16:00Z', '2026-12-31T16:00Z'],
    [{ every: 'year', isOpen: true }, MANILA, '2026-11-21T04:00Z', '2025-12-31T16:00Z', null],
    [{ every: 'month' }, MANILA, '2026-11-30T15:59Z', '2026-10-31T16:00Z', '2026-11-30T16:00Z'],
    [{ every: 'month' }, MANILA, '2026-11-30T16:00Z', '2026-11-30T16:00Z', '2026-12-31T16:00Z'],
    [{ every: 'month' }, 'UTC', '2028-02-29T12:00Z', '2028-02-01T00:00Z', '2028-03-01T00:00Z'],
    // Monday to Monday; the 22nd is a Sunday.
    [{ every: 'week' }, MANILA, '2026-11-22T15:59Z', '2026-11-15T16:00Z', '2026-11-22T16:00Z'],
    [{ every: 'week' }, MANILA, '2026-11-22T16:00Z', '2026-11-22T16:00Z', '2026-11-29T16:00Z'],
    // Clocks go forward on 29 March: that month is an hour short.
    [
      { every: 'month' },
      'Europe/Berlin',
      '2026-03-30T12:00Z',
      '2026-02-28T23:00Z',
      '2026-03-31T22:00Z',
    ],
  ])('returns for %j in %s at %s the period from %s to %s', (season, zone, now, from, to) => {
    const times = seasonAt(season, at(now), zone);
    expect([iso(times.startsAt), iso(times.endsAt), times.phase]).toEqual([
      iso(at(from)),
      to === null ? null : iso(at(to)),
      'running',
    ]);
  });

  it.each([
    ['2026-11-20T09:59:59Z', false],
    ['2026-11-20T10:00:00Z', true],
    ['2026-11-22T15:59:59Z', true],
    ['2026-11-22T16:00:00Z', false],
  ])('is running only at weekends, in the brand’s time zone: %s %s', (now, runs) => {
    const weekend: Season = { every: 'week', afterHours: 4 * 24 + 18 };
    expect(seasonAt(weekend, at(now), MANILA).phase === 'running').toBe(runs);
  });

  it.each<[Season, string, string, string, string]>([
    [
      { every: 'month', shift: 1 },
      '2026-11-21T04:00Z',
      '2026-11-30T16:00Z',
      '2026-12-31T16:00Z',
      'coming',
    ],
    [
      { every: 'month', shift: -1 },
      '2026-01-15T04:00Z',
      '2025-11-30T16:00Z',
      '2025-12-31T16:00Z',
      'over',
    ],
    [
      { every: 'week', shift: -1 },
      '2026-11-21T04:00Z',
      '2026-11-08T16:00Z',
      '2026-11-15T16:00Z',
      'over',
    ],
    [
      { every: 'year', shift: 1 },
      '2026-11-21T04:00Z',
      '2026-12-31T16:00Z',
      '2027-12-31T16:00Z',
      'coming',
    ],
  ])('returns for %j at %s the adjacent period', (season, now, from, to, phase) => {
    const times = seasonAt(season, at(now), MANILA);
    expect([iso(times.startsAt), iso(times.endsAt), times.phase]).toEqual([
      iso(at(from)),
      iso(at(to)),
      phase,
    ]);
  });
});

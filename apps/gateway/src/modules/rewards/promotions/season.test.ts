import { describe, expect, it } from 'vitest';
import { seasonAt, seasonBefore, type Season } from './season';

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

  it.each<[0 | 1 | 2, string, string, string]>([
    [1, '2026-10-31T16:00Z', '2026-11-30T16:00Z', 'running'],
    [2, '2026-11-30T16:00Z', '2026-12-31T16:00Z', 'coming'],
    [0, '2026-09-30T16:00Z', '2026-10-31T16:00Z', 'over'],
  ])('takes turns by month: turn %i', (turn, from, to, phase) => {
    const times = seasonAt({ every: 'thirdMonth', turn }, at('2026-11-21T04:00Z'), MANILA);
    expect([iso(times.startsAt), iso(times.endsAt), times.phase]).toEqual([
      iso(at(from)),
      iso(at(to)),
      phase,
    ]);
  });

  it('has one of three turns running, one coming and one over, in every month', () => {
    for (let month = 0; month < 30; month += 1) {
      const now = Date.UTC(2026, month, 15);
      const phases = ([0, 1, 2] as const).map(
        (turn) => seasonAt({ every: 'thirdMonth', turn }, now, MANILA).phase,
      );
      expect(phases.toSorted()).toEqual(['coming', 'over', 'running']);
    }
  });

  it('of a promotion without seasons starts on its first day and has no end', () => {
    const once = { every: 'once', from: '2026-01-01' } as const;
    expect(seasonAt(once, at('2027-05-01T00:00Z'), MANILA)).toEqual({
      startsAt: at('2025-12-31T16:00Z'),
      endsAt: null,
      phase: 'running',
    });
    expect(seasonAt(once, at('2025-12-31T15:59Z'), MANILA).phase).toBe('coming');
  });
});

describe('seasonBefore', () => {
  it.each<[Season, string, string, string]>([
    [{ every: 'day' }, '2026-11-20T16:00Z', '2026-11-19T16:00Z', '2026-11-20T16:00Z'],
    [{ every: 'week' }, '2026-11-15T16:00Z', '2026-11-08T16:00Z', '2026-11-15T16:00Z'],
    [
      { every: 'week', afterHours: 114 },
      '2026-11-20T10:00Z',
      '2026-11-13T10:00Z',
      '2026-11-15T16:00Z',
    ],
    [
      { every: 'thirdMonth', turn: 1 },
      '2026-10-31T16:00Z',
      '2026-07-31T16:00Z',
      '2026-08-31T16:00Z',
    ],
  ])('returns the one before: %j', (season, startsAt, from, to) => {
    const before = seasonBefore(season, { startsAt: at(startsAt) }, MANILA);
    expect([iso(before?.from), iso(before?.to)]).toEqual([iso(at(from)), iso(at(to))]);
  });

  it('returns nothing if there are no seasons', () => {
    const once = { every: 'once', from: '2026-01-01' } as const;
    expect(seasonBefore(once, { startsAt: 0 }, MANILA)).toBeUndefined();
  });
});

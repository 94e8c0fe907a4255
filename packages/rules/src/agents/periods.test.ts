import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextStart,
  paidSpan,
  PERIOD_LENGTHS,
  scaleOf,
  spanAt,
  takeOver,
  type PayingPeriods,
  type PeriodLength,
} from './periods';

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
    const paysFrom = at('2026-02-17T03:00:00Z');
    expect(shown(paidSpan('day', { paysFrom, paysTo: null }, MANILA))).toEqual([
      '2026-02-17T16:00:00.000Z',
      null,
    ]);
    const paysTo = at('2026-02-20T03:00:00Z');
    expect(shown(paidSpan('day', { paysFrom, paysTo }, MANILA))).toEqual([
      '2026-02-17T16:00:00.000Z',
      '2026-02-20T16:00:00.000Z',
    ]);
  });

  it('is empty if no period started in it', () => {
    const paysFrom = at('2026-02-17T03:00:00Z');
    const { from, to } = paidSpan('day', { paysFrom, paysTo: paysFrom + 60_000 }, MANILA);
    expect(to).toBe(from);
  });
});

describe('the length of a period', () => {
  it('depends on the kind, and for dividends and daily salaries on the period', () => {
    expect(scaleOf('realTime', null)).toBe('fiveMinutes');
    expect(scaleOf('hourly', null)).toBe('hour');
    expect(scaleOf('daily', 'daily')).toBe('day');
    expect(scaleOf('daily', 'weekly')).toBe('week');
    expect(scaleOf('daily', 'semimonthly')).toBe('halfMonth');
    expect(scaleOf('daily', 'monthly')).toBe('month');
    expect(() => scaleOf('daily', null)).toThrow('has a period');
    expect(scaleOf('dividend', 'semimonthly')).toBe('halfMonth');
    expect(() => scaleOf('dividend', null)).toThrow('has a period');
  });
});

const ZONES = fc.constantFrom(MANILA, 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe');
const INSTANTS = fc.integer({
  min: at('2024-01-01T00:00:00Z'),
  max: at('2028-01-01T00:00:00Z'),
});
const SALARY_SCALES = ['day', 'week', 'halfMonth', 'month'] as const satisfies PeriodLength[];
const DAY_MS = 86_400_000;

describe('the periods of a daily salary', () => {
  it.each([
    ['2025-02', 28],
    ['2024-02', 29],
    ['2026-04', 30],
    ['2026-03', 31],
  ])('of %s split its %i days on the 16th', (month, days) => {
    const first = spanAt('halfMonth', at(`${month}-01T00:00:00+08:00`), MANILA);
    const second = spanAt('halfMonth', at(`${month}-16T00:00:00+08:00`), MANILA);
    expect((first.to - first.from) / DAY_MS).toBe(15);
    expect((second.to - second.from) / DAY_MS).toBe(days - 15);
    expect(second.from).toBe(first.to);
    expect(spanAt('month', first.from, MANILA)).toEqual({ from: first.from, to: second.to });
  });

  it('last an hour less or more where the clocks change', () => {
    const hours = (scale: PeriodLength, instant: string) => {
      const { from, to } = spanAt(scale, at(instant), 'America/New_York');
      return (to - from) / 3_600_000;
    };
    expect(hours('week', '2026-03-08T12:00:00Z')).toBe(7 * 24 - 1);
    expect(hours('week', '2026-11-01T12:00:00Z')).toBe(7 * 24 + 1);
    expect(hours('month', '2026-03-08T12:00:00Z')).toBe(31 * 24 - 1);
  });

  it('consist of whole days, and a month of whole half-months', () => {
    const pairs = [
      ['day', 'week'],
      ['day', 'halfMonth'],
      ['day', 'month'],
      ['halfMonth', 'month'],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...pairs), INSTANTS, ZONES, ([short, long], instant, zone) => {
        const outer = spanAt(long, instant, zone);
        const inner = spanAt(short, instant, zone);
        expect(inner.from).toBeGreaterThanOrEqual(outer.from);
        expect(inner.to).toBeLessThanOrEqual(outer.to);
      }),
    );
  });
});

/** Accepted contracts of one downline, one after the other. */
function succession(
  steps: readonly { scale: PeriodLength; after: number }[],
  begin: number,
  zone: string,
): PayingPeriods[] {
  const accepted: PayingPeriods[] = [];
  let now = begin;
  for (const { scale, after } of steps) {
    const { from, until } = takeOver(scale, accepted, now, zone);
    const replaced = accepted.findIndex(({ paysTo }) => paysTo === null);
    if (replaced !== -1) accepted[replaced] = { ...accepted[replaced]!, paysTo: until };
    accepted.push({ scale, paysFrom: from, paysTo: null });
    now += after;
  }
  return accepted;
}

/** How often each day is paid, from the first to the last day that is paid at all. */
function timesPaid(contracts: readonly PayingPeriods[], zone: string): number[] {
  const spans = contracts.map(({ scale, ...times }) => paidSpan(scale, times, zone));
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ from }) => from)) + 40 * DAY_MS;
  const counts: number[] = [];
  for (let day = first; day < last; day = spanAt('day', day, zone).to) {
    const paying = spans.filter(({ from, to }) => from <= day && (to === null || day < to));
    counts.push(paying.length);
  }
  return counts;
}

describe('a contract that replaces another', () => {
  const wednesday = at('2026-02-11T06:20:00Z');
  const from = (was: PeriodLength, becomes: PeriodLength) => {
    const former = { scale: was, paysFrom: at('2026-01-05T00:00:00Z'), paysTo: null };
    const { from: begins, until } = takeOver(becomes, [former], wednesday, MANILA);
    return [
      paidSpan(becomes, { paysFrom: begins, paysTo: null }, MANILA).from,
      paidSpan(was, { ...former, paysTo: until }, MANILA).to!,
    ].map((instant) => new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10));
  };

  it.each([
    ['day', 'day', '2026-02-12', '2026-02-12'],
    ['day', 'week', '2026-02-16', '2026-02-16'],
    ['day', 'halfMonth', '2026-02-16', '2026-02-16'],
    ['day', 'month', '2026-03-01', '2026-03-01'],
    ['week', 'day', '2026-02-16', '2026-02-16'],
    ['halfMonth', 'day', '2026-02-16', '2026-02-16'],
    ['month', 'day', '2026-03-01', '2026-03-01'],
    ['halfMonth', 'month', '2026-03-01', '2026-03-01'],
    ['month', 'halfMonth', '2026-03-01', '2026-03-01'],
    // The week from Monday, 23 February, to Sunday, 1 March, is paid by both.
    ['week', 'month', '2026-03-01', '2026-03-02'],
    ['month', 'week', '2026-02-23', '2026-03-01'],
    ['week', 'halfMonth', '2026-02-16', '2026-02-16'],
  ] as const)(
    'from a %s to a %s pays from %s, and the other one until %s',
    (was, becomes, ...days) => {
      expect(from(was, becomes)).toEqual(days);
    },
  );

  it('waits for the last period of one that was ended', () => {
    const ended = { scale: 'week', paysFrom: 0, paysTo: wednesday - DAY_MS } as const;
    expect(takeOver('day', [ended], wednesday, MANILA).from).toBe(at('2026-02-16T00:00:00+08:00'));
    const before = { ...ended, paysTo: wednesday - 7 * DAY_MS };
    expect(takeOver('day', [before], wednesday, MANILA).from).toBe(wednesday);
  });

  const anySteps = (...scales: PeriodLength[]) =>
    fc.array(
      fc.record({
        scale: fc.constantFrom(...scales),
        after: fc.integer({ min: 0, max: 45 * DAY_MS }),
      }),
      { minLength: 1, maxLength: 6 },
    );

  it('leaves no day unpaid and pays none twice, if the periods divide one another', () => {
    const chains = fc.oneof(anySteps('day', 'week'), anySteps('day', 'halfMonth', 'month'));
    fc.assert(
      fc.property(chains, INSTANTS, ZONES, (steps, begin, zone) => {
        const counts = timesPaid(succession(steps, begin, zone), zone);
        expect(new Set(counts)).toEqual(new Set([1]));
      }),
    );
  });

  it('leaves no day unpaid for any change of period', () => {
    const change = fc.tuple(fc.constantFrom(...SALARY_SCALES), fc.constantFrom(...SALARY_SCALES));
    fc.assert(
      fc.property(change, INSTANTS, ZONES, ([was, becomes], begin, zone) => {
        const steps = [
          { scale: was, after: 40 * DAY_MS },
          { scale: becomes, after: 0 },
        ];
        const counts = timesPaid(succession(steps, begin, zone), zone);
        expect(Math.min(...counts)).toBe(1);
        expect(counts.filter((count) => count > 1).length).toBeLessThan(7);
      }),
    );
  });
});

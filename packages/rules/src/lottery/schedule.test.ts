import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES, lotteryOf } from './lotteries';
import {
  comingDraws,
  drawNumbered,
  drawsOfDay,
  nextDraw,
  pastDraws,
  type Schedule,
} from './schedule';

const at = (text: string) => Date.parse(text);
const DAY_MS = 86_400_000;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const scheduleOf = (code: string): Schedule => {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new RangeError(`There is no lottery "${code}".`);
  return lottery.schedule;
};
const LOTTO = scheduleOf('PH_6_42');
const instants = fc.integer({ min: 0, max: 4_000_000_000_000 });
const lotteries = fc.constantFrom(...LOTTERIES);
const check = { seed: 20_261_121, numRuns: tierRuns(150) };

describe('the next draw', () => {
  test('is that of the same evening', () => {
    // 21 November 2026 is a Saturday, on which 6/42 is drawn.
    expect(nextDraw(LOTTO, at('2026-11-21T12:00:00+08:00'))).toEqual({
      number: '20261121',
      drawAt: at('2026-11-21T21:00:00+08:00'),
      locksAt: at('2026-11-21T20:45:00+08:00'),
    });
  });

  test('is that of another draw day from the lock on, not from the draw on', () => {
    expect(nextDraw(LOTTO, at('2026-11-21T20:45:00+08:00')).number).toBe('20261124');
    expect(nextDraw(LOTTO, at('2026-11-21T20:44:59.999+08:00')).number).toBe('20261121');
  });

  test('uses the date of the draw’s zone, not of UTC', () => {
    expect(nextDraw(LOTTO, at('2026-11-23T17:00:00Z')).drawAt).toBe(
      at('2026-11-24T21:00:00+08:00'),
    );
  });

  test('is one of three a day, each with its own number', () => {
    const threeD = scheduleOf('PH_3D');
    expect(nextDraw(threeD, at('2026-11-21T13:50:00+08:00'))).toEqual({
      number: '20261121-2',
      drawAt: at('2026-11-21T17:00:00+08:00'),
      locksAt: at('2026-11-21T16:45:00+08:00'),
    });
    expect(nextDraw(threeD, at('2026-11-21T20:50:00+08:00')).number).toBe('20261122-1');
  });

  test('is on the 1st or the 16th of the Thai month, whatever its length', () => {
    const numbers = comingDraws(scheduleOf('TH_CHAOPHRAYA'), at('2027-02-10T00:00:00Z'), 4);
    expect(numbers.map(({ number }) => number)).toEqual([
      '20270216',
      '20270301',
      '20270316',
      '20270401',
    ]);
    expect(numbers[0]?.drawAt).toBe(at('2027-02-16T16:00:00+07:00'));
  });

  test('of a day’s last minute is drawn at midnight and belongs to that day', () => {
    const minutes = scheduleOf('FIVE_1M');
    expect(nextDraw(minutes, at('2026-11-21T23:59:30+08:00'))).toEqual({
      number: '20261121-1440',
      drawAt: at('2026-11-22T00:00:00+08:00'),
      locksAt: at('2026-11-21T23:59:55+08:00'),
    });
    expect(nextDraw(minutes, at('2026-11-21T23:59:55+08:00')).number).toBe('20261122-0001');
  });

  test('throws for a schedule without days', () => {
    const never: Schedule = { ...LOTTO, kind: 'weekly', weekdays: [], times: [] };
    expect(() => nextDraw(never, 0)).toThrow('no draw');
    expect(pastDraws(never, 0, 3)).toEqual([]);
  });
});

describe('where the clocks change', () => {
  const daily: Schedule = {
    kind: 'weekly',
    timeZone: 'Europe/Berlin',
    weekdays: EVERY_DAY,
    times: ['21:00'],
    lockSeconds: 0,
  };

  test('a draw keeps its wall time', () => {
    expect(nextDraw(daily, at('2026-10-24T20:00:00Z')).drawAt).toBe(
      at('2026-10-25T21:00:00+01:00'),
    );
  });

  test('no date is missing in spring or repeated in autumn, from any hour of the day', () => {
    for (const [from, dates] of [
      ['2026-03-27', ['20260328', '20260329', '20260330', '20260331']],
      ['2026-10-23', ['20261024', '20261025', '20261026', '20261027']],
    ] as const)
      for (let hour = 0; hour < 24; hour += 1) {
        const now = at(`${from}T21:30:00Z`) + hour * 3_600_000;
        const draws = comingDraws(daily, now, 4).map(({ number }) => number);
        const from24 = draws[0] === dates[0] ? dates : dates.slice(1);
        expect(draws.slice(0, from24.length)).toEqual(from24);
        expect(new Set(draws).size).toBe(4);
        const past = pastDraws(daily, now + 4 * DAY_MS, 8).map(({ number }) => number);
        expect(new Set(past).size).toBe(8);
      }
  });
});

describe('every lottery', () => {
  test('has upcoming draws that accept bets, in order, with unique numbers', () => {
    fc.assert(
      fc.property(lotteries, instants, ({ schedule }, now) => {
        const draws = comingDraws(schedule, now, 12);
        expect(draws).toHaveLength(12);
        expect(draws[0]?.locksAt).toBeGreaterThan(now);
        for (const [index, draw] of draws.slice(1).entries()) {
          const before = draws[index];
          expect(draw.drawAt).toBeGreaterThan(before?.drawAt ?? 0);
          // The numbers sort like the draws as strings, so a table needs no second sort key.
          expect(draw.number > (before?.number ?? '')).toBe(true);
        }
        expect((draws[0]?.drawAt ?? 0) - now).toBeLessThanOrEqual(17 * DAY_MS);
      }),
      check,
    );
  });

  test('finds each draw by its number', () => {
    fc.assert(
      fc.property(lotteries, instants, ({ schedule }, now) => {
        for (const draw of [...comingDraws(schedule, now, 3), ...pastDraws(schedule, now, 3)]) {
          expect(drawNumbered(schedule, draw.number)).toEqual(draw);
          const { number } = draw;
          expect(drawNumbered(schedule, `${number}0`)).not.toEqual(draw);
        }
      }),
      check,
    );
  });

  test('has every draw either past, upcoming or locked', () => {
    fc.assert(
      fc.property(lotteries, instants, ({ schedule }, now) => {
        const [last] = pastDraws(schedule, now, 1);
        const next = nextDraw(schedule, now);
        expect(last?.drawAt).toBeLessThanOrEqual(now);
        const locked = comingDraws(schedule, last?.drawAt ?? 0, 3).filter(
          ({ drawAt }) => drawAt > now && drawAt < next.drawAt,
        );
        for (const { locksAt } of locked) expect(locksAt).toBeLessThanOrEqual(now);
      }),
      check,
    );
  });

  test('draws by the wall clock of its zone', () => {
    for (const { schedule } of LOTTERIES) {
      const { drawAt } = nextDraw(schedule, at('2026-11-21T03:00:00Z'));
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: schedule.timeZone,
        hour: '2-digit',
        minute: '2-digit',
      });
      const times = schedule.kind === 'every' ? [clock.format(drawAt)] : schedule.times;
      expect(times).toContain(clock.format(drawAt));
    }
  });
});

test('returns past draws, the latest first, and none before the limit', () => {
  const now = at('2026-11-21T12:00:00+08:00');
  expect(pastDraws(LOTTO, now, 3).map(({ number }) => number)).toEqual([
    '20261119',
    '20261117',
    '20261114',
  ]);
  expect(pastDraws(LOTTO, now, 9, at('2026-11-17T21:00:00+08:00'))).toHaveLength(2);
  const minutes = scheduleOf('KENO_5M');
  const midnight = at('2026-11-21T00:00:00+08:00');
  expect(pastDraws(minutes, midnight, 2).map(({ number }) => number)).toEqual([
    '20261120-0288',
    '20261120-0287',
  ]);
  expect(pastDraws(minutes, midnight, 9, midnight)).toHaveLength(1);
});

test('lists the draws of a day', () => {
  const noon = at('2026-11-21T12:00:00+08:00');
  expect(drawsOfDay(scheduleOf('DICE_1M'), noon)).toHaveLength(1440);
  expect(drawsOfDay(scheduleOf('DICE_3M'), noon)).toHaveLength(480);
  expect(drawsOfDay(scheduleOf('DICE_5M'), noon).at(-1)).toEqual({
    number: '20261121-0288',
    drawAt: at('2026-11-22T00:00:00+08:00'),
    locksAt: at('2026-11-21T23:59:45+08:00'),
  });
  expect(drawsOfDay(LOTTO, at('2026-11-22T12:00:00+08:00'))).toEqual([]);
});

test('finds no draw for an invalid number', () => {
  for (const number of ['', '2026', '20260230', '20261121-1', '99999999', '20261122', 'x'])
    expect(drawNumbered(LOTTO, number)).toBeUndefined();
});

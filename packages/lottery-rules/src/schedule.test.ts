import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOTTO_GAMES } from './lotto';
import { nextDraw } from './schedule';

const at = (text: string) => Date.parse(text);
const schedule = LOTTO_GAMES[0]!.schedule;

test('finds the draw of the same evening', () => {
  // 21 November 2026 is a Saturday, on which 6/42 is drawn.
  expect(nextDraw(schedule, at('2026-11-21T12:00:00+08:00'))).toEqual({
    drawAt: at('2026-11-21T21:00:00+08:00'),
    locksAt: at('2026-11-21T20:45:00+08:00'),
  });
});

test('moves on to the next draw day at the lock, not at the draw', () => {
  expect(nextDraw(schedule, at('2026-11-21T20:45:00+08:00')).drawAt).toBe(
    at('2026-11-24T21:00:00+08:00'),
  );
  expect(nextDraw(schedule, at('2026-11-21T20:44:59+08:00')).drawAt).toBe(
    at('2026-11-21T21:00:00+08:00'),
  );
});

test('knows the date in the draw’s zone, not in UTC', () => {
  expect(nextDraw(schedule, at('2026-11-23T17:00:00Z')).drawAt).toBe(
    at('2026-11-24T21:00:00+08:00'),
  );
});

test('keeps the wall time across a change of the clocks', () => {
  const summer = {
    timeZone: 'Europe/Berlin',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    time: '21:00',
    lockMinutes: 0,
  };
  expect(nextDraw(summer, at('2026-10-24T20:00:00Z')).drawAt).toBe(at('2026-10-25T21:00:00+01:00'));
});

test('always finds a draw ahead, on a draw day, within eight days', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOTTO_GAMES),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      (game, now) => {
        const { drawAt, locksAt } = nextDraw(game.schedule, now);
        expect(locksAt).toBeGreaterThan(now);
        expect(drawAt - now).toBeLessThanOrEqual(8 * 86_400_000);
        expect(game.schedule.weekdays).toContain(new Date(drawAt + 8 * 3_600_000).getUTCDay());
      },
    ),
  );
});

test('says that a schedule without days has no draw', () => {
  expect(() => nextDraw({ ...schedule, weekdays: [] }, 0)).toThrow('no draw');
});

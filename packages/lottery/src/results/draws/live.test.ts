import type { Schedule } from '@perya/rules/lottery';
import { expect, test } from 'vitest';

import { nextDrawing, drawPollDelay, overdueDraw } from './live';

const EVERY_FIVE_MINUTES: Schedule = {
  kind: 'every',
  timeZone: 'Asia/Manila',
  minutes: 5,
  lockSeconds: 30,
};
/** 12:00:00 in Manila, the time of draw 144. */
const NOON = Date.UTC(2026, 10, 21, 4);

test('the next drawing includes one that no longer takes bets', () => {
  expect(nextDrawing(EVERY_FIVE_MINUTES, NOON - 10_000)?.number).toBe('20261121-0144');
  expect(nextDrawing(EVERY_FIVE_MINUTES, NOON)?.number).toBe('20261121-0145');
});

test('waits for the draw, then polls every two seconds until the result arrives', () => {
  expect(drawPollDelay(EVERY_FIVE_MINUTES, NOON - 60_000, '20261121-0143')).toBe(60_500);
  expect(drawPollDelay(EVERY_FIVE_MINUTES, NOON + 1000, '20261121-0143')).toBe(2000);
  expect(drawPollDelay(EVERY_FIVE_MINUTES, NOON + 1000, '20261121-0144')).toBe(299_500);
});

test('polls less often for a long overdue result', () => {
  expect(drawPollDelay(EVERY_FIVE_MINUTES, NOON + 130_000, '20261121-0143')).toBe(30_000);
});

test('detects which result is missing', () => {
  expect(overdueDraw(EVERY_FIVE_MINUTES, NOON, '20261121-0143')?.number).toBe('20261121-0144');
  expect(overdueDraw(EVERY_FIVE_MINUTES, NOON, undefined)?.number).toBe('20261121-0144');
  expect(overdueDraw(EVERY_FIVE_MINUTES, NOON, '20261121-0144')).toBeUndefined();
});

test('does not wait for draws from before the platform started', () => {
  expect(overdueDraw(EVERY_FIVE_MINUTES, NOON + 130_000, undefined)).toBeUndefined();
  expect(drawPollDelay(EVERY_FIVE_MINUTES, NOON + 130_000, undefined)).toBe(170_500);
});

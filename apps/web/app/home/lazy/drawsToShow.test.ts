import { type ComingDraw } from '@perya/api-client';
import { parseMoney } from '@perya/rules/money';
import { expect, test } from 'vitest';

import { drawsToShow } from './drawsToShow';

const draw = (lottery: string, group: string, pool?: string): ComingDraw => ({
  lottery,
  lotteryName: lottery,
  category: 'LOTT',
  group,
  isRegional: false,
  drawsAt: 2,
  locksAt: 1,
  currency: 'PHP',
  jackpot: pool === undefined ? null : parseMoney(pool, 'PHP'),
  latest: null,
});

const codes = (draws: readonly ComingDraw[]) => draws.map(({ lottery }) => lottery);

test('shows the richest pool, then the soonest of each other kind', () => {
  const draws = [
    draw('one', 'FAST-1'),
    draw('two', 'FAST-1'),
    draw('three', 'FAST-3'),
    draw('2D', 'PH'),
    draw('thai', 'SEA'),
    draw('north', 'VN-NORTH'),
    draw('south', 'VN-SOUTH'),
    draw('6/42', 'PH', '5000.00'),
    draw('6/58', 'PH', '90000.00'),
  ];
  expect(codes(drawsToShow(draws, 4))).toEqual(['6/58', 'one', 'thai', 'north']);
});

test('fills the remaining places, with each lottery once', () => {
  const draws = [draw('a', 'PH', '1.00'), draw('b', 'PH'), draw('c', 'PH')];
  expect(codes(drawsToShow(draws, 4))).toEqual(['a', 'b', 'c']);
  expect(drawsToShow([], 4)).toEqual([]);
});

import type { MatchState, WireMatch } from '@perya/game-engines/match';
import { expect, it } from 'vitest';
import { turnClockOf } from './turnClock';
import { untilNextRead } from './untilNextRead';

const NOW = 100_000;
type Seat = WireMatch['seats'][number];

const seat = (over: Partial<Seat> = {}): Seat => ({
  kind: 'member',
  name: 'ana***z',
  isAway: false,
  bankMs: 60_000,
  dueAt: null,
  ...over,
});

const state = (
  over: Partial<WireMatch> = {},
  nextAt: number | null = null,
): Pick<MatchState, 'match' | 'nextAt' | 'now' | 'balance'> => ({
  now: NOW,
  balance: '0.00',
  nextAt,
  match: {
    matchId: 'm-1',
    stake: '10.00',
    commitment: '',
    phase: 'playing',
    startsAt: null,
    seat: 1,
    seats: [seat(), seat(), seat({ kind: 'house' })],
    turnSince: NOW,
    turnMs: 30_000,
    acted: 0,
    view: null,
    end: null,
    ...over,
  },
});

const wait = (over: Partial<WireMatch>, nextAt: number | null = null) =>
  untilNextRead(state(over, nextAt), NOW);

it('reads about every second while other members may act, or are awaited', () => {
  expect(wait({ phase: 'waiting' })).toBe(1_000);
  expect(wait({ seats: [seat({ dueAt: NOW + 90_000 }), seat()] }, NOW + 90_000)).toBe(1_000);
});

it('reads when the platform has acted', () => {
  const seats = [seat(), seat(), seat({ kind: 'house', dueAt: NOW + 1_500 })];
  expect(wait({ seats }, NOW + 1_500)).toBe(1_560);
  expect(wait({ phase: 'waiting' }, NOW + 400)).toBe(460);
  // Late already: not at once, so as not to flood the platform.
  expect(wait({ seats }, NOW - 50)).toBe(200);
});

it('reads slowly in the own turn, without a match and after it', () => {
  const seats = [seat(), seat({ dueAt: NOW + 90_000 }), seat()];
  expect(wait({ seats }, NOW + 90_000)).toBe(5_000);
  expect(wait({ phase: 'over' })).toBe(5_000);
  expect(untilNextRead({ ...state(), match: null }, NOW)).toBe(5_000);
});

it('counts the time of the turn, then of the bank', () => {
  const match = { seats: [seat({ dueAt: NOW + 90_000 })], turnSince: NOW, turnMs: 30_000 };
  expect(turnClockOf(match, 0, NOW + 15_000)).toEqual({
    seconds: 15,
    part: 0.5,
    isBank: false,
    isLate: false,
  });
  expect(turnClockOf(match, 0, NOW + 30_000)).toMatchObject({ seconds: 60, part: 1, isBank: true });
  expect(turnClockOf(match, 0, NOW + 86_000)).toMatchObject({ seconds: 4, isLate: true });
  expect(turnClockOf(match, 0, NOW + 95_000)).toMatchObject({ seconds: 0, part: 0 });
});

it('counts down to the end of a shortened turn, and has no clock for house players', () => {
  const away = { seats: [seat({ dueAt: NOW + 5_000 })], turnSince: NOW, turnMs: 30_000 };
  expect(turnClockOf(away, 0, NOW)).toMatchObject({ seconds: 5, part: 1, isBank: false });
  const house = { ...away, seats: [seat({ kind: 'house', dueAt: NOW + 900 })] };
  expect(turnClockOf(house, 0, NOW)).toBeUndefined();
  expect(turnClockOf({ ...away, seats: [seat()] }, 0, NOW)).toBeUndefined();
});

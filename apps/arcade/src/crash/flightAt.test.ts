import type { FlightRules, WireFlight } from '@perya/game-engines/crash';
import { expect, it, vi } from 'vitest';
import { createPlatformClock, drawnHeightAt, endOf, phaseAt } from './flightAt';

const RULES: FlightRules = { id: 'm', rtpBasisPoints: 9700, highest: 1000, doublingMs: 8000 };
const FLYING: WireFlight = {
  roundId: 'r-1',
  stake: '1.00',
  auto: null,
  startsAt: 1000,
  state: 'flying',
  cashed: null,
  height: null,
  payout: '0.00',
};
const CASHED: WireFlight = { ...FLYING, state: 'cashed', cashed: 150, height: 400 };
const OUT: WireFlight = { ...FLYING, state: 'out', height: 200 };

it('is lit before its start, and flies until its end is known', () => {
  expect(phaseAt(null, 0)).toBe('rest');
  expect(phaseAt(FLYING, 999)).toBe('lit');
  expect(phaseAt(FLYING, 1000)).toBe('flying');
  expect(phaseAt(CASHED, 0)).toBe('cashed');
  expect(phaseAt(OUT, 0)).toBe('out');
});

it('rises from the ground, doubles, and stops at the max', () => {
  expect(drawnHeightAt(RULES, null, 0)).toBe(100);
  expect(drawnHeightAt(RULES, FLYING, 0)).toBe(100);
  expect(drawnHeightAt(RULES, FLYING, 9000)).toBe(200);
  expect(drawnHeightAt(RULES, FLYING, 99_000)).toBe(1000);
});

it('shows the cash-out, or how high the fuse carried', () => {
  expect(drawnHeightAt(RULES, CASHED, 99_000)).toBe(150);
  expect(drawnHeightAt(RULES, OUT, 99_000)).toBe(200);
});

it('ends when the fuse burned out, not when the response arrived', () => {
  expect(endOf(RULES, OUT, 20_000)).toBeLessThan(10_000);
  expect(endOf(RULES, OUT, 5000)).toBe(5000);
  expect(endOf(RULES, CASHED, 20_000)).toBe(20_000);
});

it('never sets the clock back after a slow response', () => {
  vi.spyOn(performance, 'now').mockReturnValue(100);
  const clock = createPlatformClock(5000);
  clock.hear(5300);
  clock.hear(5100);
  expect(clock.now()).toBe(5300);
});

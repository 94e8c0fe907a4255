import { endOfFuse, GROUND, type FlightRules, type WireFlight } from '@perya/game-engines/crash';
import type { Scene } from './rocket';

type Phase = Scene['phase'];

// What a flight is at a moment. Times are milliseconds since 1970 by the platform's clock, heights
// hundredths.

/** `lit` is the second between the bet and the start. */
export function phaseAt(flight: WireFlight | null, now: number): Phase {
  if (flight === null) return 'rest';
  if (flight.state !== 'flying') return flight.state;
  return now < flight.startsAt ? 'lit' : 'flying';
}

/** The height to draw, with fractions for smooth motion. */
export function drawnHeightAt(rules: FlightRules, flight: WireFlight | null, now: number): number {
  if (flight === null) return GROUND;
  if (flight.state !== 'flying') return flight.cashed ?? flight.height ?? GROUND;
  const elapsed = Math.max(0, now - flight.startsAt);
  return Math.min(rules.highest, GROUND * 2 ** (elapsed / rules.doublingMs));
}

/** When a flight ended: a fuse went out at its own time, a little before the answer that says so. */
export function endOf(rules: FlightRules, flight: WireFlight, now: number): number {
  if (flight.cashed !== null) return now;
  return Math.min(now, flight.startsAt + endOfFuse(rules, flight.height ?? GROUND));
}

/** The platform's time in the page, milliseconds since 1970. */
interface PlatformClock {
  now(): number;
  /** Takes in the platform's time that an answer carries. */
  hear(platformMs: number): void;
}

/** Follows the latest time that it hears of: every answer is late by its latency, so the largest is the closest. */
export function createPlatformClock(platformMs: number): PlatformClock {
  let offset = platformMs - performance.now();
  return {
    now: () => performance.now() + offset,
    hear: (heard) => {
      offset = Math.max(offset, heard - performance.now());
    },
  };
}

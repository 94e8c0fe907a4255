import {
  crashTimeOf,
  START_HEIGHT,
  type FlightRules,
  type WireFlight,
} from '@perya/game-engines/crash';
import type { Scene } from './rocket';

type Phase = Scene['phase'];

// The state of a flight at a given time. Times are milliseconds since 1970 by the platform's clock, heights
// hundredths.

/** `lit` is the second between the bet and the start. */
export function phaseAt(flight: WireFlight | null, now: number): Phase {
  if (flight === null) return 'rest';
  if (flight.state !== 'flying') return flight.state;
  return now < flight.startsAt ? 'lit' : 'flying';
}

/** The height to draw, fractional for smooth motion. */
export function drawnHeightAt(rules: FlightRules, flight: WireFlight | null, now: number): number {
  if (flight === null) return START_HEIGHT;
  if (flight.state !== 'flying') return flight.cashed ?? flight.height ?? START_HEIGHT;
  const elapsed = Math.max(0, now - flight.startsAt);
  return Math.min(rules.highest, START_HEIGHT * 2 ** (elapsed / rules.doublingMs));
}

/** When a flight ended: a fuse burns out at its own time, slightly before the response that reports it. */
export function endOf(rules: FlightRules, flight: WireFlight, now: number): number {
  if (flight.cashed !== null) return now;
  return Math.min(now, flight.startsAt + crashTimeOf(rules, flight.height ?? START_HEIGHT));
}

/** The platform's time in the page, in milliseconds since 1970. */
interface PlatformClock {
  now(): number;
  /** Updates the clock from the time in a response. */
  hear(platformMs: number): void;
}

/**
 * Uses the latest time received: every response is delayed by its latency, so the largest is the most
 * accurate.
 */
export function createPlatformClock(platformMs: number): PlatformClock {
  let offset = platformMs - performance.now();
  return {
    now: () => performance.now() + offset,
    hear: (heard) => {
      offset = Math.max(offset, heard - performance.now());
    },
  };
}

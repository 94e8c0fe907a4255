import type { FlightRules } from './flight';

// What the rocket's page and the play API say to each other, beyond what every game does. Heights are
// whole hundredths, amounts decimal texts, times milliseconds since 1970 by the platform's clock.

/** A flight, and what has become of it. */
export interface WireFlight {
  roundId: string;
  stake: string;
  /** Where it is cashed out without a press; null where the player keeps the hand on it. */
  auto: number | null;
  /** When it leaves the ground: a moment after the bet, so that nobody's line costs the start. */
  startsAt: number;
  state: 'flying' | 'cashed' | 'out';
  /** What was cashed out, once it was. */
  cashed: number | null;
  /** How high the fuse carried; null while it burns. */
  height: number | null;
  payout: string;
}

/** What `open` tells besides. */
export interface FlightFacts {
  rules: FlightRules;
  /** One that still flies, to be gone on with. */
  flight: WireFlight | null;
  /** The heights of the last rounds, newest first. */
  heights: number[];
}

/** `POST crash/start`, `POST crash/cash-out` and `GET crash/flight`. */
export interface FlightReply {
  flight: WireFlight;
  now: number;
  balance: string;
}

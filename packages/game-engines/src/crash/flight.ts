import { drawNumbers, type FairDraw } from '@perya/rules/fairness';

/**
 * The rules of the sandbox's crash game: a rocket climbs and its multiplier grows until it crashes. A player
 * who cashes out before is paid the multiplier shown. Pure; the same module is used by the platform and the
 * page, so that a player's check can't differ from the play.
 *
 * Heights are integer hundredths: 250 is 2.50 times the stake.
 */
export interface FlightRules {
  id: string;
  /** Long-term return of each stake, at any cash-out height, in basis points. */
  rtpBasisPoints: number;
  /** Maximum height in hundredths. The rocket ends here and pays it. */
  highest: number;
  /** Time to double, in milliseconds. */
  doublingMs: number;
}

/** The multiplier on the ground. */
export const START_HEIGHT = 100;
/** Minimum cash-out height: below it nothing would be won. */
export const MIN_CASH_OUT_HEIGHT = START_HEIGHT + 1;

/** Number of possible draws. */
export const CRASH_DRAW_RANGE = 1_000_000_000;

/**
 * The crash height of a draw. The number drawn is one of `FUSES`, each equally likely, and `return × FUSES ÷
 * (drawn + 1)`, rounded down, makes the chance to reach any height exactly `return ÷ height` (to one part in
 * 10^9): chance times payout is the same at every cash-out height. Only integers below 2^53 are used, so
 * every machine computes the same height.
 */
export function heightOf({ rtpBasisPoints, highest }: FlightRules, drawn: number): number {
  const reached = Math.floor((rtpBasisPoints * (CRASH_DRAW_RANGE / START_HEIGHT)) / (drawn + 1));
  return Math.min(highest, Math.max(START_HEIGHT, reached));
}

/** Draws the crash height: used by the platform to play and by the page to verify. */
export function drawHeight(rules: FlightRules, draw: FairDraw): number {
  const [drawn = 0] = drawNumbers(draw, [CRASH_DRAW_RANGE]);
  return heightOf(rules, drawn);
}

/** The height shown after this many milliseconds, in hundredths. */
export function heightAt({ doublingMs, highest }: FlightRules, elapsedMs: number): number {
  if (elapsedMs <= 0) return START_HEIGHT;
  return Math.min(highest, Math.floor(START_HEIGHT * 2 ** (elapsedMs / doublingMs)));
}

/** The first whole millisecond at which the rocket shows the height. */
export function millisecondsTo(rules: FlightRules, height: number): number {
  let at = Math.ceil(rules.doublingMs * Math.log2(height / START_HEIGHT));
  // Logarithm and power may each have a rounding error.
  while (heightAt(rules, at) < height) at += 1;
  while (at > 0 && heightAt(rules, at - 1) >= height) at -= 1;
  return at;
}

/** Time of the crash: the first millisecond at which the rocket would show more than its crash height. */
export function crashTimeOf(rules: FlightRules, height: number): number {
  return height >= rules.highest
    ? millisecondsTo(rules, rules.highest)
    : millisecondsTo(rules, height + 1);
}

/** The current state or the result of a flight. */
export type FlightStatus =
  | { kind: 'flying' }
  | { kind: 'out' }
  | { kind: 'cashed'; height: number; afterMs: number };

export interface FlightPlan {
  /** The crash height, which only the platform knows during the flight. */
  height: number;
  /** The player's target for an automatic cash-out. */
  auto: number | null;
  /** Time of the player's press, or of the platform's cash-out for a disconnected player. */
  pressedMs: number | null;
}

/** The state of a flight after this many milliseconds. Reading it later never changes a result. */
export function readFlight(rules: FlightRules, plan: FlightPlan, elapsedMs: number): FlightStatus {
  const { wayOut, isPaid } = firstWayOut(rules, plan);
  if (elapsedMs < overAfter(rules, plan)) return { kind: 'flying' };
  return isPaid ? { kind: 'cashed', ...wayOut } : { kind: 'out' };
}

/** The duration of a flight without further input. */
function overAfter(rules: FlightRules, plan: FlightPlan): number {
  const { wayOut, isPaid } = firstWayOut(rules, plan);
  return isPaid ? wayOut.afterMs : crashTimeOf(rules, plan.height);
}

/** A press received before the crash counts, even if it is processed a moment later. */
const LOOKED_AT_MS = 150;

/** The time after which the result of a flight is final without further input. */
export function decidedAfter(rules: FlightRules, plan: FlightPlan): number {
  const { isPaid } = firstWayOut(rules, plan);
  return overAfter(rules, plan) + (isPaid ? 0 : LOOKED_AT_MS);
}

/** The first of press, target and maximum, and whether the rocket reaches it. */
function firstWayOut(rules: FlightRules, { height, auto, pressedMs }: FlightPlan) {
  const shown = pressedMs === null ? START_HEIGHT : heightAt(rules, pressedMs);
  const ways = [
    { height: rules.highest, afterMs: millisecondsTo(rules, rules.highest) },
    ...(auto === null ? [] : [{ height: auto, afterMs: millisecondsTo(rules, auto) }]),
    // On the ground there is nothing to cash out.
    ...(pressedMs === null || shown < MIN_CASH_OUT_HEIGHT
      ? []
      : [{ height: shown, afterMs: pressedMs }]),
  ];
  const wayOut = ways.reduce((one, other) => (other.afterMs < one.afterMs ? other : one));
  return { wayOut, isPaid: wayOut.height <= height };
}

/** Payout of a cash-out in minor units, rounded down. */
export const payoutOf = (stake: bigint, height: number): bigint =>
  (stake * BigInt(height)) / BigInt(START_HEIGHT);

/** The exact probability of reaching a height. */
export function chanceOf({ rtpBasisPoints, highest }: FlightRules, height: number): number {
  if (height <= START_HEIGHT) return 1;
  if (height > highest) return 0;
  return (
    Math.floor((rtpBasisPoints * (CRASH_DRAW_RANGE / START_HEIGHT)) / height) / CRASH_DRAW_RANGE
  );
}

/**
 * The rockets of the game list's games. Past rounds are verified against them: never change one, add another.
 */
export const FLIGHT_MODELS: readonly FlightRules[] = [
  { id: 'kwitis-1', rtpBasisPoints: 9700, highest: 100_000, doublingMs: 8000 },
  { id: 'lusis-1', rtpBasisPoints: 9800, highest: 10_000, doublingMs: 10_000 },
  { id: 'trompillo-1', rtpBasisPoints: 9600, highest: 500_000, doublingMs: 6000 },
];

export const flightModel = (id: string): FlightRules | undefined =>
  FLIGHT_MODELS.find((model) => model.id === id);

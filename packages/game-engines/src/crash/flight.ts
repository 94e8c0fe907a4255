import { drawNumbers, type FairDraw } from '@perya/rules/fairness';

/**
 * The rules of the sandbox's rocket: it climbs, and what it is worth grows, until its fuse runs out.
 * Who cashes out before that is paid what it showed. Pure, and the same module on the platform and in
 * the page, so that a player's check cannot differ from the play.
 *
 * Heights are whole hundredths: 250 is 2.50 times the stake.
 */
export interface FlightRules {
  id: string;
  /** Of each stake, over the long run, wherever one cashes out: basis points. */
  rtpBasisPoints: number;
  /** The rocket ends here of itself and pays it, in hundredths. */
  highest: number;
  /** How long it takes to double, in milliseconds. */
  doublingMs: number;
}

/** What the rocket is worth on the ground. */
export const GROUND = 100;
/** The least that can be cashed out: below it nothing would be won. */
export const LOWEST = GROUND + 1;

/** How many different fuses can be drawn. */
export const FUSES = 1_000_000_000;

/**
 * How high a fuse carries. The number drawn is one of `FUSES`, each equally likely, and
 * `return × FUSES ÷ (drawn + 1)`, rounded down, makes the chance to reach any height exactly
 * `return ÷ height` (to one part in a thousand million): wherever one cashes out, chance times pay is
 * the same. Whole numbers below 2^53 all the way, so that every machine comes to the same height.
 */
export function heightOf({ rtpBasisPoints, highest }: FlightRules, drawn: number): number {
  const reached = Math.floor((rtpBasisPoints * (FUSES / GROUND)) / (drawn + 1));
  return Math.min(highest, Math.max(GROUND, reached));
}

/** Draws the fuse: what the platform does to play, and the page to check. */
export function drawHeight(rules: FlightRules, draw: FairDraw): number {
  const [drawn = 0] = drawNumbers(draw, [FUSES]);
  return heightOf(rules, drawn);
}

/** What the rocket shows after so many milliseconds, in hundredths. */
export function heightAt({ doublingMs, highest }: FlightRules, elapsedMs: number): number {
  if (elapsedMs <= 0) return GROUND;
  return Math.min(highest, Math.floor(GROUND * 2 ** (elapsedMs / doublingMs)));
}

/** The first whole millisecond at which the rocket shows the height. */
export function millisecondsTo(rules: FlightRules, height: number): number {
  let at = Math.ceil(rules.doublingMs * Math.log2(height / GROUND));
  // Logarithm and power may each be off by a hair.
  while (heightAt(rules, at) < height) at += 1;
  while (at > 0 && heightAt(rules, at - 1) >= height) at -= 1;
  return at;
}

/** When a fuse is out: the first millisecond at which the rocket would show more than it carries. */
export function endOfFuse(rules: FlightRules, height: number): number {
  return height >= rules.highest
    ? millisecondsTo(rules, rules.highest)
    : millisecondsTo(rules, height + 1);
}

/** How a flight stands or ended. */
export type FlightEnd =
  | { kind: 'flying' }
  | { kind: 'out' }
  | { kind: 'cashed'; height: number; afterMs: number };

export interface FlightPlan {
  /** What the fuse carries, which only the platform knows while the rocket flies. */
  height: number;
  /** Where the player wished to be cashed out without a press. */
  auto: number | null;
  /** When the player pressed, or when the platform did it for a player who was gone. */
  pressedMs: number | null;
}

/** What has become of a flight after so many milliseconds. Asking later never changes an end. */
export function readFlight(rules: FlightRules, plan: FlightPlan, elapsedMs: number): FlightEnd {
  const { wayOut, isPaid } = firstWayOut(rules, plan);
  if (elapsedMs < overAfter(rules, plan)) return { kind: 'flying' };
  return isPaid ? { kind: 'cashed', ...wayOut } : { kind: 'out' };
}

/** How long a flight lasts if nothing else is done. */
function overAfter(rules: FlightRules, plan: FlightPlan): number {
  const { wayOut, isPaid } = firstWayOut(rules, plan);
  return isPaid ? wayOut.afterMs : endOfFuse(rules, plan.height);
}

/** A press that came in before the fuse was out counts, though it is looked at a moment later. */
const LOOKED_AT_MS = 150;

/** After how long it is known for good what has become of a flight, if nothing else is done. */
export function decidedAfter(rules: FlightRules, plan: FlightPlan): number {
  const { isPaid } = firstWayOut(rules, plan);
  return overAfter(rules, plan) + (isPaid ? 0 : LOOKED_AT_MS);
}

/** Whichever comes first: the press, the wish or the top; and whether the fuse carries to it. */
function firstWayOut(rules: FlightRules, { height, auto, pressedMs }: FlightPlan) {
  const shown = pressedMs === null ? GROUND : heightAt(rules, pressedMs);
  const ways = [
    { height: rules.highest, afterMs: millisecondsTo(rules, rules.highest) },
    ...(auto === null ? [] : [{ height: auto, afterMs: millisecondsTo(rules, auto) }]),
    // On the ground there is nothing to cash out.
    ...(pressedMs === null || shown < LOWEST ? [] : [{ height: shown, afterMs: pressedMs }]),
  ];
  const wayOut = ways.reduce((one, other) => (other.afterMs < one.afterMs ? other : one));
  return { wayOut, isPaid: wayOut.height <= height };
}

/** What a cash-out pays, in minor units: down to the whole one. */
export const payoutOf = (stake: bigint, height: number): bigint =>
  (stake * BigInt(height)) / BigInt(GROUND);

/** The chance to reach a height, exactly as it is drawn. */
export function chanceOf({ rtpBasisPoints, highest }: FlightRules, height: number): number {
  if (height <= GROUND) return 1;
  if (height > highest) return 0;
  return Math.floor((rtpBasisPoints * (FUSES / GROUND)) / height) / FUSES;
}

/**
 * The rockets that the games of the catalogue fly. Rounds that were played are checked against them:
 * never change one, add another.
 */
export const FLIGHT_MODELS: readonly FlightRules[] = [
  { id: 'kwitis-1', rtpBasisPoints: 9700, highest: 100_000, doublingMs: 8000 },
  { id: 'lusis-1', rtpBasisPoints: 9800, highest: 10_000, doublingMs: 10_000 },
  { id: 'trompillo-1', rtpBasisPoints: 9600, highest: 500_000, doublingMs: 6000 },
];

export const flightModel = (id: string): FlightRules | undefined =>
  FLIGHT_MODELS.find((model) => model.id === id);

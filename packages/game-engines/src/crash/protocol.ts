import * as v from 'valibot';
import { OpenGameSchema } from '../play-api/protocol';
import {
  decimal,
  requestedAmount,
  roundId,
  roundKey,
  time,
  wholeNumber,
} from '../play-api/schemas';
import type { FlightRules } from './flight';

// What the rocket's page and the play API say to each other, beyond what every game does. Heights are
// whole hundredths, amounts decimal texts, times milliseconds since 1970 by the platform's clock.

/** A flight, and what has become of it. */
const WireFlightSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  stake: decimal(),
  /** Where it is cashed out without a press; null where the player keeps the hand on it. */
  auto: v.nullable(wholeNumber()),
  /** When it leaves the ground: a moment after the bet, so that nobody's line costs the start. */
  startsAt: time(),
  state: v.picklist(['flying', 'cashed', 'out']),
  /** What was cashed out, once it was. */
  cashed: v.nullable(wholeNumber()),
  /** How high the fuse carried; null while it burns. */
  height: v.nullable(wholeNumber()),
  payout: decimal(),
});
export type WireFlight = v.InferOutput<typeof WireFlightSchema>;

const FlightRulesSchema: v.GenericSchema<unknown, FlightRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  rtpBasisPoints: wholeNumber(),
  highest: wholeNumber(),
  doublingMs: wholeNumber(),
});

/** What `open` tells besides. */
const FlightFactsSchema = /* @__PURE__ */ v.object({
  rules: FlightRulesSchema,
  /** One that still flies, to be gone on with. */
  flight: v.nullable(WireFlightSchema),
  /** The heights of the last rounds, newest first. */
  heights: v.array(wholeNumber()),
});
export type FlightFacts = v.InferOutput<typeof FlightFactsSchema>;

/** A rocket as its page opens it. */
export const FlightGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  ...FlightFactsSchema.entries,
});

export const StartBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  stake: requestedAmount(),
  /** The height of an automatic cash-out; null for none. */
  auto: v.nullable(v.pipe(v.number(), v.integer())),
});

export const CashOutBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  roundId: roundId(),
});

export const FlightQuerySchema = /* @__PURE__ */ v.object({ round: roundId() });

export const FlightReplySchema = /* @__PURE__ */ v.object({
  flight: WireFlightSchema,
  now: time(),
  balance: decimal(),
});
export type FlightReply = v.InferOutput<typeof FlightReplySchema>;

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

// The protocol between the crash game's page and the play API, in addition to the common one. Heights are
// integer hundredths, amounts decimal strings, times epoch milliseconds of the platform's clock.

/** A flight and its result. */
const WireFlightSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  stake: decimal(),
  /** Height of the automatic cash-out; null if the player cashes out manually. */
  auto: v.nullable(wholeNumber()),
  /** Start time: a moment after the bet, so that network latency doesn't shorten the flight. */
  startsAt: time(),
  state: v.picklist(['flying', 'cashed', 'out']),
  /** The cash-out height, once cashed out. */
  cashed: v.nullable(wholeNumber()),
  /** The crash height; null during the flight. */
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

/** The additional facts `open` returns. */
const FlightFactsSchema = /* @__PURE__ */ v.object({
  rules: FlightRulesSchema,
  /** A flight in progress, to be resumed. */
  flight: v.nullable(WireFlightSchema),
  /** The heights of the last rounds, newest first. */
  heights: v.array(wholeNumber()),
});
export type FlightFacts = v.InferOutput<typeof FlightFactsSchema>;

/** The response when the page opens a crash game. */
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

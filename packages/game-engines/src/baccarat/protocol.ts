import * as v from 'valibot';
import { OpenGameSchema, WireSeedsSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, time, wholeNumber } from '../play-api/schemas';
import { SPOTS, type BaccaratRules } from './rules';
import type { RoundTimes } from './schedule';

// The protocol between a baccarat table's page and the platform, in addition to the common one.

const WireStakesSchema = /* @__PURE__ */ v.pipe(
  v.object(v.entriesFromList(SPOTS, v.exactOptional(decimal()))),
  v.readonly(),
);
export type WireStakes = v.InferOutput<typeof WireStakesSchema>;

const WireSeatSchema = /* @__PURE__ */ v.object({
  /** From 1. */
  seat: wholeNumber(),
  /** Masked, except the player's own. */
  name: v.string(),
  isMine: v.boolean(),
  /** This seat's stakes on the round; null if none. */
  stakes: v.nullable(WireStakesSchema),
});
export type WireSeat = v.InferOutput<typeof WireSeatSchema>;

const RoundTimesSchema: v.GenericSchema<unknown, RoundTimes> = /* @__PURE__ */ v.object({
  round: wholeNumber(),
  opensAt: time(),
  closesAt: time(),
  dealsAt: time(),
  resultAt: time(),
  endsAt: time(),
});

/** The player's stakes on a round. */
const PlacedSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  stakes: WireStakesSchema,
  /** Null until the bets are settled. */
  payout: v.nullable(decimal()),
});

/** The current state of the table. */
export const TableStateSchema = /* @__PURE__ */ v.object({
  /** The platform's time, in epoch milliseconds. */
  now: time(),
  times: RoundTimesSchema,
  /** Commitments to the seed of this round and of the next: published before the bets. */
  commitment: v.string(),
  nextCommitment: v.string(),
  /** The cards in dealing order; null before dealing. */
  dealt: v.nullable(list(wholeNumber())),
  seats: list(WireSeatSchema),
  /** Number of spectators without a seat. */
  standing: wholeNumber(),
  /** All stakes on the table. */
  totals: WireStakesSchema,
  mine: v.nullable(PlacedSchema),
  balance: decimal(),
  /** Finished rounds of this sheet, one letter each (`roads.ts`). */
  sheet: v.string(),
});
export type TableState = v.InferOutput<typeof TableStateSchema>;

/** Profit per unit staked, as a fraction. */
const OddsSchema = /* @__PURE__ */ v.tuple([wholeNumber(), wholeNumber()]);

const BaccaratRulesSchema: v.GenericSchema<unknown, BaccaratRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  pays: v.object(v.entriesFromList(SPOTS, OddsSchema)),
  bankerOnSix: OddsSchema,
});

/** The facts `open` returns for a table, in addition to the common ones. */
const BaccaratFactsSchema = /* @__PURE__ */ v.object({
  rules: BaccaratRulesSchema,
  /** Basis points by spot. */
  returns: v.pipe(v.object(v.entriesFromList(SPOTS, wholeNumber())), v.readonly()),
  dealer: v.string(),
  /** Minimum and maximum stake of each spot in a round. */
  limits: v.pipe(
    v.object(v.entriesFromList(SPOTS, v.object({ min: decimal(), max: decimal() }))),
    v.readonly(),
  ),
});
export type BaccaratFacts = v.InferOutput<typeof BaccaratFactsSchema>;

/** The response when the page opens a table. */
export const BaccaratGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  ...BaccaratFactsSchema.entries,
});
export type BaccaratGame = v.InferOutput<typeof BaccaratGameSchema>;

export const BetBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  round: wholeNumber(),
  stakes: v.object(v.entriesFromList(SPOTS, v.exactOptional(requestedAmount()))),
});

export const BetReplySchema = /* @__PURE__ */ v.object({
  balance: decimal(),
  mine: PlacedSchema,
  /** The player's own seeds, whose client seed is part of the round. */
  seeds: WireSeedsSchema,
});
export type BetReply = v.InferOutput<typeof BetReplySchema>;

/** The details of a table's round that are stored for verification. */
export interface BaccaratDetails {
  round: number;
  stakes: WireStakes;
  /** The bettors' seeds in the order of placing. Hashed, they are the client seed. */
  seeds: readonly string[];
}

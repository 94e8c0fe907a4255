import * as v from 'valibot';
import { OpenGameSchema, WireSeedsSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, time, wholeNumber } from '../play-api/schemas';
import { SPOTS, type BaccaratRules } from './rules';
import type { RoundTimes } from './schedule';

// What the page of a baccarat table and the platform say to each other, besides what every game says.

const WireStakesSchema = /* @__PURE__ */ v.pipe(
  v.object(v.entriesFromList(SPOTS, v.exactOptional(decimal()))),
  v.readonly(),
);
export type WireStakes = v.InferOutput<typeof WireStakesSchema>;

const WireSeatSchema = /* @__PURE__ */ v.object({
  /** From 1. */
  seat: wholeNumber(),
  /** Masked, but for the player's own. */
  name: v.string(),
  isMine: v.boolean(),
  /** What this chair has on the round; null where nothing. */
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

/** What the player has on a round. */
const PlacedSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  stakes: WireStakesSchema,
  /** Null until the bets are paid. */
  payout: v.nullable(decimal()),
});

/** The table at this moment. */
export const TableStateSchema = /* @__PURE__ */ v.object({
  /** The platform's time, milliseconds since 1970. */
  now: time(),
  times: RoundTimesSchema,
  /** Hash of the seed of this round and of the next: promised before the bets. */
  commitment: v.string(),
  nextCommitment: v.string(),
  /** The cards in the order of dealing; null before. */
  dealt: v.nullable(list(wholeNumber())),
  seats: list(WireSeatSchema),
  /** How many watch without a chair. */
  standing: wholeNumber(),
  /** All stakes on the table. */
  totals: WireStakesSchema,
  mine: v.nullable(PlacedSchema),
  balance: decimal(),
  /** Rounds of this sheet that are over, one letter each (`roads.ts`). */
  sheet: v.string(),
});
export type TableState = v.InferOutput<typeof TableStateSchema>;

/** Profit for each stake, as a fraction. */
const OddsSchema = /* @__PURE__ */ v.tuple([wholeNumber(), wholeNumber()]);

const BaccaratRulesSchema: v.GenericSchema<unknown, BaccaratRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  pays: v.object(v.entriesFromList(SPOTS, OddsSchema)),
  bankerOnSix: OddsSchema,
});

/** What `open` tells of a table besides the common facts. */
const BaccaratFactsSchema = /* @__PURE__ */ v.object({
  rules: BaccaratRulesSchema,
  /** Basis points by spot. */
  returns: v.pipe(v.object(v.entriesFromList(SPOTS, wholeNumber())), v.readonly()),
  dealer: v.string(),
  /** Smallest and largest stake of each spot in a round. */
  limits: v.pipe(
    v.object(v.entriesFromList(SPOTS, v.object({ min: decimal(), max: decimal() }))),
    v.readonly(),
  ),
});
export type BaccaratFacts = v.InferOutput<typeof BaccaratFactsSchema>;

/** A table as its page opens it. */
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
  /** The player's own pair, whose client seed went into the round. */
  seeds: WireSeedsSchema,
});
export type BetReply = v.InferOutput<typeof BetReplySchema>;

/** What a round of a table keeps for who wants to check it. */
export interface BaccaratDetails {
  round: number;
  stakes: WireStakes;
  /** The bettors' seeds in the order of placing: hashed, they are the client seed. */
  seeds: readonly string[];
}

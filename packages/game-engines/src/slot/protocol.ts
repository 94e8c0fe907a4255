import * as v from 'valibot';
import { OpenGameSchema, WireSeedsSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, time, wholeNumber } from '../play-api/schemas';
import type { SlotRules } from './machine';

// The protocol between the slot's page and the platform, in addition to the common one.

/** Remaining free spins. */
const WireFeatureSchema = /* @__PURE__ */ v.object({
  stake: decimal(),
  total: wholeNumber(),
  remaining: wholeNumber(),
  won: decimal(),
});
export type WireFeature = v.InferOutput<typeof WireFeatureSchema>;

/** Free rounds of this game, granted as a reward by the platform. */
const WireGrantSchema = /* @__PURE__ */ v.object({
  stake: decimal(),
  total: wholeNumber(),
  remaining: wholeNumber(),
  won: decimal(),
  /** Epoch milliseconds. */
  expiresAt: time(),
});
export type WireGrant = v.InferOutput<typeof WireGrantSchema>;

/** The details stored for a granted round: it cost nothing and pays by this stake. */
export interface GrantedDetails {
  paysBy: string;
}

/** For 3, 4 and 5 of a symbol. */
const ThreeSchema = /* @__PURE__ */ v.tuple([wholeNumber(), wholeNumber(), wholeNumber()]);

const SlotRulesSchema: v.GenericSchema<unknown, SlotRules> = /* @__PURE__ */ v.object({
  id: v.string(),
  lines: wholeNumber(),
  strips: list(v.string()),
  pays: v.object(v.entriesFromList(['A', 'B', 'C', 'D', 'J', 'K', 'L', 'M'], ThreeSchema)),
  scatterPays: ThreeSchema,
  freeSpins: ThreeSchema,
  freeMultiplier: wholeNumber(),
});

/** What `open` and `game` return for a slot, in addition to the common facts. */
const SlotFactsSchema = /* @__PURE__ */ v.object({
  rules: SlotRulesSchema,
  feature: v.nullable(WireFeatureSchema),
  /** The grant used by the next round. */
  grant: v.nullable(WireGrantSchema),
});
export type SlotFacts = v.InferOutput<typeof SlotFactsSchema>;

/** The response when the page opens a slot. */
export const SlotGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  ...SlotFactsSchema.entries,
});

export const SpinBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  stake: requestedAmount(),
});

export const SpinReplySchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  stops: list(wholeNumber()),
  isFree: v.boolean(),
  /** The cost of the spin. */
  stake: decimal(),
  /**
   * The stake that determines the payout: for a free spin that of the bet that won it, for a granted round
   * the grant's.
   */
  paysBy: decimal(),
  payout: decimal(),
  balance: decimal(),
  feature: v.nullable(WireFeatureSchema),
  grant: v.nullable(WireGrantSchema),
  seeds: WireSeedsSchema,
});
export type SpinReply = v.InferOutput<typeof SpinReplySchema>;

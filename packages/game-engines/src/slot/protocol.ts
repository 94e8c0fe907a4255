import * as v from 'valibot';
import { OpenGameSchema, WireSeedsSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, time, wholeNumber } from '../play-api/schemas';
import type { SlotRules } from './machine';

// What the slot's page and the platform say to each other, besides what every game says.

/** Free spins that wait. */
const WireFeatureSchema = /* @__PURE__ */ v.object({
  stake: decimal(),
  total: wholeNumber(),
  remaining: wholeNumber(),
  won: decimal(),
});
export type WireFeature = v.InferOutput<typeof WireFeatureSchema>;

/** Rounds of this game that cost nothing, from a reward of the platform. */
const WireGrantSchema = /* @__PURE__ */ v.object({
  stake: decimal(),
  total: wholeNumber(),
  remaining: wholeNumber(),
  won: decimal(),
  /** Milliseconds since 1970. */
  expiresAt: time(),
});
export type WireGrant = v.InferOutput<typeof WireGrantSchema>;

/** What a round keeps that was played by a grant: it cost nothing and pays by this stake. */
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

/** What `open` and `game` tell of a slot besides the common facts. */
const SlotFactsSchema = /* @__PURE__ */ v.object({
  rules: SlotRulesSchema,
  feature: v.nullable(WireFeatureSchema),
  /** The grant that the next round is played by. */
  grant: v.nullable(WireGrantSchema),
});
export type SlotFacts = v.InferOutput<typeof SlotFactsSchema>;

/** A slot as its page opens it. */
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
  /** What it cost. */
  stake: decimal(),
  /** The stake that it pays by: a free spin's is that of the bet that won it, a granted one's the grant's. */
  paysBy: decimal(),
  payout: decimal(),
  balance: decimal(),
  feature: v.nullable(WireFeatureSchema),
  grant: v.nullable(WireGrantSchema),
  seeds: WireSeedsSchema,
});
export type SpinReply = v.InferOutput<typeof SpinReplySchema>;

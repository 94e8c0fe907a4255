import * as v from 'valibot';
import { OpenGameSchema, WireSeedsSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, wholeNumber } from '../play-api/schemas';
import { FISH, MAX_SHOTS, type FishId } from './rules';

// The protocol between the fish game's page and the platform, in addition to the common one.

/** What `open` and `game` return for a pond: both sides have the rules and look them up by name. */
const FishFactsSchema = /* @__PURE__ */ v.object({ model: v.string() });
export type FishFacts = v.InferOutput<typeof FishFactsSchema>;

/** The response when the page opens a pond. */
export const FishGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  ...FishFactsSchema.entries,
});

/** Shots that hit, in order, all with the same stake. */
export const ShotsBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  /** Per shot. */
  stake: requestedAmount(),
  fish: v.pipe(v.array(v.picklist(FISH)), v.minLength(1), v.maxLength(MAX_SHOTS), v.readonly()),
});
export type ShotsBody = v.InferOutput<typeof ShotsBodySchema>;

export const ShotsReplySchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  /** Payout of each shot, in stakes; 0 if the fish wasn't caught. */
  times: list(wholeNumber()),
  payout: decimal(),
  balance: decimal(),
  seeds: WireSeedsSchema,
});
export type ShotsReply = v.InferOutput<typeof ShotsReplySchema>;

/** The details of a batch stored in its round. */
export interface BatchDetails {
  stake: string;
  fish: readonly FishId[];
}

import * as v from 'valibot';
import { OpenGameSchema, WireSeedsSchema } from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, wholeNumber } from '../play-api/schemas';
import { FISH, MAX_SHOTS, type FishId } from './rules';

// What the page of the fish game and the platform say to each other, besides what every game says.

/** What `open` and `game` tell of a pond: its rules are known by their name on both sides. */
const FishFactsSchema = /* @__PURE__ */ v.object({ model: v.string() });
export type FishFacts = v.InferOutput<typeof FishFactsSchema>;

/** A pond as its page opens it. */
export const FishGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  ...FishFactsSchema.entries,
});

/** Shots that have hit, in the order in which they did, all of one stake. */
export const ShotsBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  /** Of each shot. */
  stake: requestedAmount(),
  fish: v.pipe(v.array(v.picklist(FISH)), v.minLength(1), v.maxLength(MAX_SHOTS), v.readonly()),
});
export type ShotsBody = v.InferOutput<typeof ShotsBodySchema>;

export const ShotsReplySchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  /** What each shot is paid, in stakes; 0 where the fish swims on. */
  times: list(wholeNumber()),
  payout: decimal(),
  balance: decimal(),
  seeds: WireSeedsSchema,
});
export type ShotsReply = v.InferOutput<typeof ShotsReplySchema>;

/** What a batch keeps in its round. */
export interface BatchDetails {
  stake: string;
  fish: readonly FishId[];
}

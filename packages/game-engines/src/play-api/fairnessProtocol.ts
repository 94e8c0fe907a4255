import { CLIENT_SEED } from '@perya/rules/fairness';
import * as v from 'valibot';
import { WireSeedsSchema } from './protocol';
import { decimal, list, time, wholeNumber } from './schemas';

// The schemas of the fairness dialog, in a separate module, so that a page loads them and the code that draws
// numbers only with the dialog.

/** The new client seed; if omitted, the current one is kept. */
export const RotateBodySchema = /* @__PURE__ */ v.object({
  clientSeed: v.optional(v.pipe(v.string(), v.regex(CLIENT_SEED))),
});

export const RotatedSeedsSchema = /* @__PURE__ */ v.object({
  /** The revealed seeds, and the number of draws made with them. */
  given: v.object({
    serverSeed: v.string(),
    commitment: v.string(),
    clientSeed: v.string(),
    played: wholeNumber(),
  }),
  next: WireSeedsSchema,
});
export type RotatedSeeds = v.InferOutput<typeof RotatedSeedsSchema>;

/** The details a game stores of a round, in its own format. */
const DetailsSchema: v.GenericSchema<object> = /* @__PURE__ */ v.looseObject({});

const PlayedRoundSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  at: time(),
  isFree: v.boolean(),
  /** Still being played: the outcome isn't included. */
  isOpen: v.boolean(),
  stake: decimal(),
  payout: decimal(),
  /** The rules that determine the outcome. */
  model: v.string(),
  outcome: list(wholeNumber()),
  details: v.nullable(DetailsSchema),
  nonce: wholeNumber(),
  clientSeed: v.string(),
  commitment: v.string(),
  /** Null while the seeds are in use. */
  serverSeed: v.nullable(v.string()),
});
export type PlayedRound = v.InferOutput<typeof PlayedRoundSchema>;

export const PlayedRoundsSchema = /* @__PURE__ */ v.object({ list: v.array(PlayedRoundSchema) });

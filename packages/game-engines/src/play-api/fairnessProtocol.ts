import { CLIENT_SEED } from '@perya/rules/fairness';
import * as v from 'valibot';
import { WireSeedsSchema } from './protocol';
import { decimal, list, time, wholeNumber } from './schemas';

// Of the fairness dialog. A module of its own: a page fetches it, and what draws numbers, with the dialog.

/** The text to draw with from now on; the one in use where there is none. */
export const RotateBodySchema = /* @__PURE__ */ v.object({
  clientSeed: v.optional(v.pipe(v.string(), v.regex(CLIENT_SEED))),
});

export const RotatedSeedsSchema = /* @__PURE__ */ v.object({
  /** The pair that was given up, and how many draws it made. */
  given: v.object({
    serverSeed: v.string(),
    commitment: v.string(),
    clientSeed: v.string(),
    played: wholeNumber(),
  }),
  next: WireSeedsSchema,
});
export type RotatedSeeds = v.InferOutput<typeof RotatedSeedsSchema>;

/** What a game keeps of a round, in its own shape. */
const DetailsSchema: v.GenericSchema<object> = /* @__PURE__ */ v.looseObject({});

const PlayedRoundSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  at: time(),
  isFree: v.boolean(),
  /** Still being played: its outcome is not told. */
  isOpen: v.boolean(),
  stake: decimal(),
  payout: decimal(),
  /** Which rules read the outcome. */
  model: v.string(),
  outcome: list(wholeNumber()),
  details: v.nullable(DetailsSchema),
  nonce: wholeNumber(),
  clientSeed: v.string(),
  commitment: v.string(),
  /** Null while the pair is in use. */
  serverSeed: v.nullable(v.string()),
});
export type PlayedRound = v.InferOutput<typeof PlayedRoundSchema>;

export const PlayedRoundsSchema = /* @__PURE__ */ v.object({ list: v.array(PlayedRoundSchema) });

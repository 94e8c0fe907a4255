import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function drawSchema() {
  return v.object({
    roundId: text(64),
    at: timestamp(),
    /** Free spins and the like: played with the stake of the bet that won them. */
    isFree: v.boolean(),
    /** Currency of the bet. */
    currency: currencyCode(),
    payout: decimal(),
    /** SHA-256 of the server seed, shown before play. */
    commitment: text(64),
    /** Null until the member has revealed the pair of seeds. */
    serverSeed: v.nullable(text(64)),
    clientSeed: text(64),
    nonce: count(),
    /** The drawn numbers; for a slot, where each reel stopped. */
    outcome: v.array(count()),
    /**
     * The exclusive upper bound of each number in `outcome`; without them, only the game itself can recompute
     * the draw.
     */
    limits: v.optional(v.array(v.pipe(count(), v.minValue(1), v.maxValue(2 ** 32)))),
    /** Which rules interpret the outcome. */
    rules: text(64),
  });
}

/** One draw of a bet, with everything needed to recompute it. */
export type FairDraw = FieldOf<ReturnType<typeof drawSchema>>;

export const getBetDetail = /* @__PURE__ */ endpoint({
  id: 'getBetDetail',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBetDetail',
  auth: 'token',
  request: v.object({ betId: text(64) }),
  value: v.array(drawSchema()),
  summary: "Returns the draws of a bet, with the seeds to verify them once they're revealed.",
  spec: 'decisions: Games (provably fair, the player can verify a round); call defined here.',
});

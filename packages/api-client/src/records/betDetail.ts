import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, decimal, flag, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function drawSchema() {
  return v.object({
    roundId: text(64),
    time: timestamp(),
    /** Free spins and the like: played with the stake of the bet that won them. */
    isFree: flag(),
    payout: decimal(),
    /** SHA-256 of the server seed, shown before play. */
    commitment: text(64),
    /** Null until the member has given the pair of seeds up. */
    serverSeed: v.nullable(text(64)),
    clientSeed: text(64),
    nonce: count(),
    /** What the numbers drew: for a slot, where each reel stopped. */
    outcome: v.array(count()),
    /** Below what each number of the outcome was drawn, where the page can draw it again by itself. */
    limits: v.optional(v.array(v.pipe(count(), v.minValue(1), v.maxValue(2 ** 32)))),
    /** Which rules read the outcome. */
    rules: text(64),
  });
}

/** One draw of a bet, with what it takes to draw it again. */
export interface FairDraw {
  readonly roundId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isFree: boolean;
  /** Decimal amount in the bet's currency. */
  readonly payout: string;
  readonly commitment: string;
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly outcome: readonly number[];
  /** Below what each number of the outcome was drawn; without them only the game itself can draw it again. */
  readonly limits?: readonly number[] | undefined;
  readonly rules: string;
}

export const getBetDetail = /* @__PURE__ */ endpoint({
  id: 'getBetDetail',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBetDetail',
  auth: 'token',
  request: v.object({ betId: text(64) }),
  value: v.object({ draws: v.array(drawSchema()) }),
  encode: ({ betId }: { betId: string }) => ({ betId }),
  decode: ({ draws }): readonly FairDraw[] =>
    draws.map(({ time, isFree, ...draw }) => ({ ...draw, at: time, isFree: isFree === 1 })),
  summary: 'The draws of one bet, with the seeds that prove them once they are given up.',
  spec: 'decisions: Games (provably fair, the player can verify a round); call ours.',
});

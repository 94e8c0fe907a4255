import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, currencyCode, text, timestamp } from '../core/schemas';
import { prizeSchema } from './prize';

/* @__NO_SIDE_EFFECTS__ */
function proofSchema() {
  return v.object({
    /** SHA-256 of the server seed, as `getWheel` told it before. */
    commitment: text(64),
    serverSeed: text(64),
    clientSeed: text(64),
    nonce: count(),
    /** The number below 1,000,000 that was drawn; the segment is the one whose share it falls in. */
    drawn: count(),
  });
}

/** What anybody needs to draw a spin again: the hash was shown before it, the seed is given up with it. */
export type SpinProof = FieldOf<ReturnType<typeof proofSchema>>;

/** Shared by the spin itself and the record. */
/* @__NO_SIDE_EFFECTS__ */
export function spinSchema() {
  return v.object({
    id: text(64),
    at: timestamp(),
    /** Which segment of the wheel. */
    segmentId: text(64),
    /** In the caller's language, as it was when it was won. */
    name: v.string(),
    prize: prizeSchema(),
    proof: proofSchema(),
  });
}

/** A spin of the wheel and what it won. */
export type Spin = FieldOf<ReturnType<typeof spinSchema>>;

export const claimRafflePromotion = /* @__PURE__ */ endpoint({
  id: 'claimRafflePromotion',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  auth: 'token',
  idempotent: true,
  request: v.object({
    /** Of the wheel, as `getWheel` told it. */
    promotionId: text(64),
    /** The player's own part in the draw: 1 to 64 printable characters; without it the platform makes one. */
    clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/))),
    language: v.optional(text(8)),
  }),
  value: v.object({
    ...spinSchema().entries,
    currency: currencyCode(),
    ticketsLeft: count(),
    /** The promise for the next spin: SHA-256 of its server seed. */
    nextCommitment: text(64),
  }),
  summary: 'Spins the wheel with a raffle ticket: the platform draws, and pays what was won.',
  spec: '§7 Wallet and member, MCS2_claimRafflePromotion; body and value ours. Refused with NO_TICKET.',
});

/** What a ticket has won, and what is left. */
export type RafflePrize = OutputOf<typeof claimRafflePromotion>;

import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, currencyCode, text, timestamp } from '../core/schemas';
import { prizeSchema } from './prize';

/* @__NO_SIDE_EFFECTS__ */
function proofSchema() {
  return v.object({
    /** SHA-256 of the server seed, as returned earlier by `getWheel`. */
    commitment: text(64),
    serverSeed: text(64),
    clientSeed: text(64),
    nonce: count(),
    /** The drawn number, below 1,000,000; it falls in the range of the winning segment. */
    drawn: count(),
  });
}

/** The data to verify a spin: the hash is published before the spin, the seed is revealed with it. */
export type SpinProof = FieldOf<ReturnType<typeof proofSchema>>;

/** Shared by the spin itself and the record. */
/* @__NO_SIDE_EFFECTS__ */
export function spinSchema() {
  return v.object({
    id: text(64),
    at: timestamp(),
    /** Which segment of the wheel. */
    segmentId: text(64),
    /** In the caller's language, as it was at the time of the win. */
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
    /** The wheel's id, as returned by `getWheel`. */
    promotionId: text(64),
    /** The player's own part in the draw: 1 to 64 printable characters; without it the platform makes one. */
    clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/))),
    language: v.optional(text(8)),
  }),
  value: v.object({
    ...spinSchema().entries,
    currency: currencyCode(),
    ticketsLeft: count(),
    /** The commitment for the next spin: SHA-256 of its server seed. */
    nextCommitment: text(64),
  }),
  summary: 'Spins the wheel with a raffle ticket: the platform draws, and pays what was won.',
  spec: '§7 Wallet and member, MCS2_claimRafflePromotion; body and value ours. Refused with NO_TICKET.',
});

/** The prize of a ticket, and what remains. */
export type RafflePrize = OutputOf<typeof claimRafflePromotion>;

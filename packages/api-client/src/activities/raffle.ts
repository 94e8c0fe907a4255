import * as v from 'valibot';
import { decodePrize, prizeEntries, type Prize } from './prize';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, text, timestamp } from '../core/schemas';

/** What anybody needs to draw a spin again: the hash was shown before it, the seed is given up with it. */
export interface SpinProof {
  /** SHA-256 of the server seed, as `getWheel` told it before. */
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The number below 1,000,000 that was drawn; the segment is the one whose share it falls in. */
  readonly drawn: number;
}

/** A spin of the wheel and what it won. */
export interface Spin {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Which segment of the wheel. */
  readonly segmentId: string;
  /** In the caller's language, as it was when it was won. */
  readonly name: string;
  readonly prize: Prize;
  readonly proof: SpinProof;
}

/** Shared by the spin itself and the record. */
/* @__NO_SIDE_EFFECTS__ */
export function spinEntries() {
  return {
    spinId: text(64),
    time: timestamp(),
    segmentId: text(64),
    prizeName: v.string(),
    ...prizeEntries(),
    serverSeedHash: text(64),
    serverSeed: text(64),
    clientSeed: text(64),
    nonce: count(),
    drawn: count(),
  };
}

/** What travels. */
export type WireSpin = v.InferOutput<v.ObjectSchema<ReturnType<typeof spinEntries>, undefined>>;

export function decodeSpin(wire: WireSpin, currency: string): Spin {
  return {
    id: wire.spinId,
    at: wire.time,
    segmentId: wire.segmentId,
    name: wire.prizeName,
    prize: decodePrize(wire, currency),
    proof: {
      commitment: wire.serverSeedHash,
      serverSeed: wire.serverSeed,
      clientSeed: wire.clientSeed,
      nonce: wire.nonce,
      drawn: wire.drawn,
    },
  };
}

export interface RaffleInput {
  /** Of the wheel, as `getWheel` told it. */
  promotionId: string;
  /** The player's own part in the draw: 1 to 64 printable characters; without it the platform makes one. */
  clientSeed?: string | undefined;
}

/** What a ticket has won, and what is left. */
export interface RafflePrize extends Spin {
  readonly ticketsLeft: number;
  /** The promise for the next spin: SHA-256 of its server seed. */
  readonly nextCommitment: string;
}

export const claimRafflePromotion = /* @__PURE__ */ endpoint({
  id: 'claimRafflePromotion',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  auth: 'token',
  idempotent: true,
  request: v.object({
    promoId: text(64),
    clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,64}$/))),
    language: v.optional(text(8)),
  }),
  value: v.object({
    ...spinEntries(),
    currency: currencyCode(),
    ticketsLeft: count(),
    nextServerSeedHash: text(64),
  }),
  encode: ({ promotionId, clientSeed }: RaffleInput) => ({ promoId: promotionId, clientSeed }),
  decode: ({ currency, ticketsLeft, nextServerSeedHash, ...spin }): RafflePrize => ({
    ...decodeSpin(spin, currency),
    ticketsLeft,
    nextCommitment: nextServerSeedHash,
  }),
  summary: 'Spins the wheel with a raffle ticket: the platform draws, and pays what was won.',
  spec: '§7 Wallet and member, MCS2_claimRafflePromotion; body and value ours. Refused with NO_TICKET.',
});

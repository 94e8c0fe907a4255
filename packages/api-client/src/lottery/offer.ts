import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, timestamp } from '../core/schemas';
import { prizeModeSchema } from '../games/popular';

/* @__NO_SIDE_EFFECTS__ */
function saleDrawSchema() {
  return v.object({
    number: text(64),
    /** Milliseconds since 1970. */
    drawsAt: timestamp(),
    /** From this time on, bets are no longer accepted. */
    locksAt: timestamp(),
    /** SHA-256 of the seed that the draw will use. */
    commitment: text(64),
  });
}

/** A draw that can be bet on, now or in a chase. */
export type SaleDraw = FieldOf<ReturnType<typeof saleDrawSchema>>;

export const getLotteryOffer = /* @__PURE__ */ endpoint({
  id: 'getLotteryOffer',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/offer',
  auth: 'optional',
  request: v.object({ lottery: text(64), language: v.optional(text(8)) }),
  value: v.object({
    /** Code of the lottery. */
    lottery: text(64),
    lotteryName: text(255),
    prizeMode: prizeModeSchema(),
    /** If false, the lottery can be viewed but nothing is sold. */
    isOpen: v.boolean(),
    currency: currencyCode(),
    /** Upcoming draws, soonest first: the first one is on sale; the rest can be chased. */
    draws: v.array(saleDrawSchema()),
    /** Maximum number of draws in a chase, the first included. */
    maxChaseDraws: count(),
    maxMultiple: count(),
    /** Minimum and maximum stake of one ticket. */
    minStake: decimal(),
    maxStake: decimal(),
    /** Maximum total stake of a member on one draw. */
    maxDrawStake: decimal(),
    /** Maximum payout of a ticket's fixed prizes; jackpots aren't limited. */
    maxPayout: decimal(),
    /** The pool; null if the lottery has none. */
    jackpot: v.nullable(decimal()),
  }),
  summary:
    'Returns the draws of a lottery that are on sale, with their commitments, the limits and the jackpot pool.',
  spec: '§3 Site config (prize modes); decisions: Games (a bet slip, scheduled draws); path and value defined here.',
});

/** The terms on which a lottery is currently sold. */
export type LotteryOffer = OutputOf<typeof getLotteryOffer>;

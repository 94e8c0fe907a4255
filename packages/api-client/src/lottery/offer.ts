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
    /** No bet is taken for it from here on. */
    locksAt: timestamp(),
    /** SHA-256 of the seed that it will be drawn from. */
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
    /** Off: the lottery can be looked at, and nothing is sold. */
    isOpen: v.boolean(),
    currency: currencyCode(),
    /** Draws ahead, the soonest first: the first is the one that is sold; the rest can be chased. */
    draws: v.array(saleDrawSchema()),
    /** The most draws of one chase, the first included. */
    maxChaseDraws: count(),
    maxMultiple: count(),
    /** The least and the most that one ticket may cost. */
    minStake: decimal(),
    maxStake: decimal(),
    /** The most that a member may have on one draw. */
    maxDrawStake: decimal(),
    /** The most that a ticket's fixed prizes are paid out to; jackpots are not limited. */
    maxPayout: decimal(),
    /** The pool; null where the lottery has none. */
    jackpot: v.nullable(decimal()),
  }),
  summary: 'The draws that are sold, their promises, limits and pool of a lottery.',
  spec: '§3 Site config (prize modes); decisions: Games (a bet slip, scheduled draws); path and value ours.',
});

/** On which terms a lottery is sold right now. */
export type LotteryOffer = OutputOf<typeof getLotteryOffer>;

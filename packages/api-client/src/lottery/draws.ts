import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, oneOf, text, timestamp, wholeNumber } from '../core/schemas';
import { tiersSchema } from './tiers';

/* @__NO_SIDE_EFFECTS__ */
function drawSchema() {
  return v.object({
    /** Code of the lottery. */
    lottery: text(64),
    lotteryName: text(255),
    /** For example `20260115-042`. */
    number: text(64),
    /** Milliseconds since 1970. */
    drawnAt: timestamp(),
    /**
     * `coming`: not on sale yet; `selling`; `locked`: bets are no longer accepted, the result is pending;
     * `opened`; `void`: the draw didn't take place, and every stake was refunded.
     */
    state: oneOf({
      coming: 'COMING',
      selling: 'SELLING',
      locked: 'LOCKED',
      opened: 'OPENED',
      void: 'VOID',
    }),
    tiers: tiersSchema(),
  });
}

/** A draw that has taken place, or was called off. */
export type Draw = FieldOf<ReturnType<typeof drawSchema>>;

/** Whether a draw is open for tickets, and whether it has a result. */
export type DrawState = Draw['state'];

/** A day in the lottery's time zone: `20261121`. */
/* @__NO_SIDE_EFFECTS__ */
function dayText() {
  return v.pipe(v.string(), v.regex(/^\d{8}$/, 'must be a day like "20261121"'));
}

/* @__NO_SIDE_EFFECTS__ */
function drawsRequest() {
  return v.object({
    /** Code of the lottery. */
    lottery: text(64),
    /** Number of latest draws, at most 1440: one day of a lottery that is drawn every minute. */
    count: v.optional(wholeNumber(1, 1440), 20),
    /** Only draws of this day, in the lottery's time zone: `20261121`. */
    day: v.optional(dayText()),
    language: v.optional(text(8)),
  });
}

export const listVietnamDraws = /* @__PURE__ */ endpoint({
  id: 'listVietnamDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  auth: 'optional',
  request: drawsRequest(),
  value: v.array(drawSchema()),
  summary: 'Lists the latest draws of a regional lottery, newest first.',
  spec: '§7 Lottery, /lgw/vn/numeros/opened/game; body and value defined here.',
});

export const listDraws = /* @__PURE__ */ endpoint({
  id: 'listDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  auth: 'optional',
  request: drawsRequest(),
  value: v.array(drawSchema()),
  summary: 'Lists the latest draws of a lottery, newest first.',
  spec: '§7 Lottery, /lotto/lgw/games/opened/numero; body and value defined here.',
});

/** Input of {@link listDraws}. */
export type DrawsFilter = InputOf<typeof listDraws>;

export const listVietnamDayDraws = /* @__PURE__ */ endpoint({
  id: 'listVietnamDayDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/region',
  auth: 'optional',
  request: v.object({
    region: v.picklist(['north', 'central', 'south']),
    /** Default: the last day with a draw. */
    day: v.optional(dayText()),
    language: v.optional(text(8)),
  }),
  value: v.object({
    /** The day of the draws in this response. */
    day: dayText(),
    /** The previous and next days with draws; null at the ends of the archive. */
    previousDay: v.nullable(dayText()),
    nextDay: v.nullable(dayText()),
    draws: v.array(drawSchema()),
  }),
  summary: 'Returns the draws of all provinces of a region on one day, for the result tables.',
  spec: '§7 Lottery "/lgw/vn/numeros/opened"; path and value defined here, for the tables by region and province.',
});

/** The draws of a region on one day. Days are written `20261121`. */
export type VietnamDay = OutputOf<typeof listVietnamDayDraws>;

export const getDraw = /* @__PURE__ */ endpoint({
  id: 'getDraw',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/numero',
  auth: 'optional',
  request: v.object({ lottery: text(64), number: text(64), language: v.optional(text(8)) }),
  value: v.object({
    ...drawSchema().entries,
    /** Milliseconds since 1970. */
    salesBeginAt: timestamp(),
    locksAt: timestamp(),
    /** SHA-256 of the server seed, published before the sale. */
    commitment: text(64),
    /** Published with the result; null until then. */
    serverSeed: v.nullable(text(64)),
    clientSeed: text(64),
    nonce: count(),
    currency: currencyCode(),
    /** The pool of the draw; null if the lottery has none. */
    jackpot: v.nullable(decimal()),
    /** Number of bets that won the jackpot; null until the draw is settled. */
    jackpotBets: v.nullable(count()),
  }),
  summary:
    'Returns a draw with its proof: the commitment is published before the sale, the seed with the result.',
  spec: 'decisions: Games (provably fair); path and value defined here.',
});

/** One draw with its proof. */
export type DrawDetail = OutputOf<typeof getDraw>;

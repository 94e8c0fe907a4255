import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, decimal, text, timestamp, wholeNumber } from '../core/schemas';

const DRAW_STATES = ['COMING', 'SELLING', 'LOCKED', 'OPENED', 'VOID'] as const;

/**
 * `coming`: its sale has not begun; `selling`; `locked`: no bet is taken any more, the result is on
 * its way; `opened`; `void`: it did not take place, and every stake was given back.
 */
export type DrawState = 'coming' | 'selling' | 'locked' | 'opened' | 'void';

const DECODED_STATES = {
  COMING: 'coming',
  SELLING: 'selling',
  LOCKED: 'locked',
  OPENED: 'opened',
  VOID: 'void',
} as const satisfies Record<(typeof DRAW_STATES)[number], DrawState>;

/* @__NO_SIDE_EFFECTS__ */
function drawSchema() {
  return v.object({
    gameCode: text(64),
    displayName: text(255),
    /** Number of the draw, for example `20260115-042`. */
    numero: text(64),
    openTime: timestamp(),
    state: v.picklist(DRAW_STATES),
    /** Prize tiers from the highest; a lottery without tiers has one. None until it is opened. */
    winNo: v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })),
  });
}

/** A draw that has taken place, or was called off. */
export interface Draw {
  /** Code of the lottery. */
  readonly lottery: string;
  readonly lotteryName: string;
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly drawnAt: number;
  readonly state: DrawState;
  /** Prize tiers from the highest, each with its winning numbers as they are printed. */
  readonly tiers: readonly { readonly prize: string; readonly numbers: readonly string[] }[];
}

function decodeDraw(wire: v.InferOutput<ReturnType<typeof drawSchema>>): Draw {
  return {
    lottery: wire.gameCode,
    lotteryName: wire.displayName,
    number: wire.numero,
    drawnAt: wire.openTime,
    state: DECODED_STATES[wire.state],
    tiers: wire.winNo,
  };
}

/** A day in the lottery's own time zone: `20261121`. */
/* @__NO_SIDE_EFFECTS__ */
function dayText() {
  return v.pipe(v.string(), v.regex(/^\d{8}$/, 'must be a day like "20261121"'));
}

export interface DrawsFilter {
  /** Code of the lottery. */
  lottery: string;
  /** How many of the latest, 1440 at most: a day of a lottery that is drawn every minute. */
  count?: number | undefined;
  /** Of one day alone, in the lottery's time zone: `20261121`. */
  day?: string | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function drawsRequest() {
  return v.object({
    gameCode: text(64),
    count: wholeNumber(1, 1440),
    day: v.optional(dayText()),
    language: v.optional(text(8)),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function drawsValue() {
  return v.object({ list: v.array(drawSchema()) });
}

const DEFAULT_DRAW_COUNT = 20;

function encodeDraws({ lottery, count = DEFAULT_DRAW_COUNT, day }: DrawsFilter) {
  return { gameCode: lottery, count, day };
}

function decodeDraws({ list }: v.InferOutput<ReturnType<typeof drawsValue>>): readonly Draw[] {
  return list.map(decodeDraw);
}

export const listVietnamDraws = /* @__PURE__ */ endpoint({
  id: 'listVietnamDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  auth: 'optional',
  request: drawsRequest(),
  value: drawsValue(),
  encode: encodeDraws,
  decode: decodeDraws,
  summary: 'The latest results of a regional lottery, the newest first.',
  spec: '§7 Lottery, /lgw/vn/numeros/opened/game; body and value ours.',
});

export const listDraws = /* @__PURE__ */ endpoint({
  id: 'listDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  auth: 'optional',
  request: drawsRequest(),
  value: drawsValue(),
  encode: encodeDraws,
  decode: decodeDraws,
  summary: 'The latest results of a lottery, the newest first.',
  spec: '§7 Lottery, /lotto/lgw/games/opened/numero; body and value ours.',
});

export const listVietnamDayDraws = /* @__PURE__ */ endpoint({
  id: 'listVietnamDayDraws',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/region',
  auth: 'optional',
  request: v.object({
    region: v.picklist(['north', 'central', 'south']),
    /** The last day with a draw where it is left out. */
    day: v.optional(dayText()),
    language: v.optional(text(8)),
  }),
  value: v.object({
    /** The day that is answered. */
    day: dayText(),
    /** The days with draws before and after it; null at the ends of the archive. */
    previousDay: v.nullable(dayText()),
    nextDay: v.nullable(dayText()),
    list: v.array(drawSchema()),
  }),
  encode: (input: { region: 'north' | 'central' | 'south'; day?: string | undefined }) => input,
  decode: ({ list, ...days }): VietnamDay => ({ ...days, draws: list.map(decodeDraw) }),
  summary: 'The results of all provinces of a region on one day: what the result tables show.',
  spec: '§7 Lottery "/lgw/vn/numeros/opened"; path and value ours, for the tables by region and province.',
});

/** The draws of a region on one day. Days are written `20261121`. */
export interface VietnamDay {
  readonly day: string;
  readonly previousDay: string | null;
  readonly nextDay: string | null;
  readonly draws: readonly Draw[];
}

/** One draw with all that proves it. */
export interface DrawDetail extends Draw {
  /** Milliseconds since 1970. */
  readonly salesBeginAt: number;
  readonly locksAt: number;
  /** SHA-256 of the server seed, published before the sale. */
  readonly commitment: string;
  /** Given up with the result; null until then. */
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The pool that was or is played for; null where the lottery has none. */
  readonly jackpot: Money | null;
  /** In how many bets the jackpot fell; null until the draw is settled. */
  readonly jackpotBets: number | null;
}

export const getDraw = /* @__PURE__ */ endpoint({
  id: 'getDraw',
  tag: 'Lottery',
  method: 'GET',
  path: '/lgw/games/numero',
  auth: 'optional',
  request: v.object({ gameCode: text(64), numero: text(64), language: v.optional(text(8)) }),
  value: v.object({
    ...drawSchema().entries,
    saleTime: timestamp(),
    lockTime: timestamp(),
    commitment: text(64),
    serverSeed: v.nullable(text(64)),
    clientSeed: text(64),
    nonce: count(),
    currency: text(3),
    jackpot: v.nullable(decimal()),
    jackpotBets: v.nullable(count()),
  }),
  encode: ({ lottery, number }: { lottery: string; number: string }) => ({
    gameCode: lottery,
    numero: number,
  }),
  decode: (wire): DrawDetail => ({
    ...decodeDraw(wire),
    salesBeginAt: wire.saleTime,
    locksAt: wire.lockTime,
    commitment: wire.commitment,
    serverSeed: wire.serverSeed,
    clientSeed: wire.clientSeed,
    nonce: wire.nonce,
    jackpot: wire.jackpot === null ? null : parseMoney(wire.jackpot, wire.currency),
    jackpotBets: wire.jackpotBets,
  }),
  summary: 'One draw, with what proves it: the promise before the sale, the seed after the result.',
  spec: 'decisions: Games (provably fair); path and value ours.',
});

import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function drawSchema() {
  return v.object({
    gameCode: text(64),
    displayName: text(255),
    /** Number of the draw, for example `20260115-042`. */
    numero: text(64),
    openTime: timestamp(),
    /** Prize tiers from the highest; a lottery without tiers has one. */
    winNo: v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })),
  });
}

/** A draw that has taken place. */
export interface Draw {
  /** Code of the lottery. */
  readonly lottery: string;
  readonly lotteryName: string;
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly drawnAt: number;
  /** Prize tiers from the highest, each with its winning numbers as they are printed. */
  readonly tiers: readonly { readonly prize: string; readonly numbers: readonly string[] }[];
}

function decodeDraw(wire: v.InferOutput<ReturnType<typeof drawSchema>>): Draw {
  return {
    lottery: wire.gameCode,
    lotteryName: wire.displayName,
    number: wire.numero,
    drawnAt: wire.openTime,
    tiers: wire.winNo,
  };
}

export interface DrawsFilter {
  /** Code of the lottery. */
  lottery: string;
  /** How many of the latest. */
  count?: number | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function drawsRequest() {
  return v.object({
    gameCode: text(64),
    count: v.pipe(count(), v.minValue(1), v.maxValue(200)),
    language: v.optional(text(8)),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function drawsValue() {
  return v.object({ list: v.array(drawSchema()) });
}

const DEFAULT_DRAW_COUNT = 20;

function encodeDraws({ lottery, count = DEFAULT_DRAW_COUNT }: DrawsFilter) {
  return { gameCode: lottery, count };
}

function decodeDraws({ list }: v.InferOutput<ReturnType<typeof drawsValue>>): readonly Draw[] {
  return list.map(decodeDraw);
}

export const listVietnamDraws = /* @__PURE__ */ endpoint({
  id: 'listVietnamDraws',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  auth: 'optional',
  request: drawsRequest(),
  value: drawsValue(),
  encode: encodeDraws,
  decode: decodeDraws,
  summary: 'The latest results of a regional lottery.',
  spec: '§7 Lottery, /lgw/vn/numeros/opened/game; body and value ours.',
});

export const listDraws = /* @__PURE__ */ endpoint({
  id: 'listDraws',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  auth: 'optional',
  request: drawsRequest(),
  value: drawsValue(),
  encode: encodeDraws,
  decode: decodeDraws,
  summary: 'The latest results of a lottery.',
  spec: '§7 Lottery, /lotto/lgw/games/opened/numero; body and value ours.',
});

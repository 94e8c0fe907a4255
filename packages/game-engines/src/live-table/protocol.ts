import * as v from 'valibot';
import { playCall, roundCall, type PlayCall, type RoundCall } from '../play-api/playCall';
import {
  EmptyBodySchema,
  OpenGameSchema,
  WireSeedsSchema,
  type EngineName,
} from '../play-api/protocol';
import { decimal, list, requestedAmount, roundKey, time, wholeNumber } from '../play-api/schemas';
import type { RoundTimes } from './schedule';

// The protocol between the page of a live table and the platform, in addition to the common one. The spots of
// a table are checked by its own schemas.

const RoundTimesSchema: v.GenericSchema<unknown, RoundTimes> = /* @__PURE__ */ v.object({
  round: wholeNumber(),
  opensAt: time(),
  closesAt: time(),
  dealsAt: time(),
  decidedAt: time(),
  resultAt: time(),
  endsAt: time(),
});

/* @__NO_SIDE_EFFECTS__ */
function stakesSchema(spots: readonly string[]) {
  return v.pipe(v.record(v.picklist(spots), decimal()), v.readonly());
}

/** A player's own hand. */
const HandSchema = /* @__PURE__ */ v.object({
  /** The cards so far, in dealing order. */
  cards: list(wholeNumber()),
  /** One letter per decision, in the game's own notation. */
  decisions: v.string(),
  /** What the decisions added to the stakes. */
  added: decimal(),
});
export type WireHand = v.InferOutput<typeof HandSchema>;

/** The player's stakes on a round. */
/* @__NO_SIDE_EFFECTS__ */
function placedSchema(spots: readonly string[]) {
  return v.object({
    roundId: v.string(),
    stakes: stakesSchema(spots),
    /** Null before dealing, and in games without own hands. */
    hand: v.nullable(HandSchema),
    /** Null until the bets are settled. */
    payout: v.nullable(decimal()),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function seatSchema(spots: readonly string[]) {
  return v.object({
    /** From 1. */
    seat: wholeNumber(),
    /** Masked, except the player's own. */
    name: v.string(),
    isMine: v.boolean(),
    /** This seat's stakes on the round; null if none. */
    stakes: v.nullable(stakesSchema(spots)),
    /** This seat's hand; null before dealing, without a bet, and in games without own hands. */
    hand: v.nullable(HandSchema),
  });
}
export type WireSeat = v.InferOutput<ReturnType<typeof seatSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function tableStateSchema(spots: readonly string[]) {
  return v.object({
    /** The platform's time, in epoch milliseconds. */
    now: time(),
    times: RoundTimesSchema,
    /** Commitments to the seed of this round and of the next: published before the bets. */
    commitment: v.string(),
    nextCommitment: v.string(),
    /**
     * The round's numbers in the game's own notation, such as cards in dealing order; null before dealing. In
     * games with decisions, only what players may see until then.
     */
    outcome: v.nullable(list(wholeNumber())),
    seats: list(seatSchema(spots)),
    /** Number of spectators without a seat. */
    standing: wholeNumber(),
    /** All stakes on the table. */
    totals: stakesSchema(spots),
    mine: v.nullable(placedSchema(spots)),
    balance: decimal(),
    /** Finished rounds of this sheet, one letter each, in the game's own notation. */
    sheet: v.string(),
  });
}
/** The current state of the table. */
export type TableState = v.InferOutput<ReturnType<typeof tableStateSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function betBodySchema(spots: readonly string[]) {
  return v.object({
    roundKey: roundKey(),
    round: wholeNumber(),
    stakes: v.pipe(v.record(v.picklist(spots), requestedAmount()), v.readonly()),
  });
}
export type BetBody = v.InferOutput<ReturnType<typeof betBodySchema>>;

/* @__NO_SIDE_EFFECTS__ */
function betReplySchema(spots: readonly string[]) {
  return v.object({
    balance: decimal(),
    mine: placedSchema(spots),
    /** The player's own seeds, whose client seed is part of the round. */
    seeds: WireSeedsSchema,
  });
}
export type BetReply = v.InferOutput<ReturnType<typeof betReplySchema>>;

const DecideBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  round: wholeNumber(),
  /** The decisions that the player had made before. */
  after: v.pipe(v.string(), v.maxLength(100)),
  /** One letter, in the game's own notation. */
  decision: v.pipe(v.string(), v.length(1)),
});
export type DecideBody = v.InferOutput<typeof DecideBodySchema>;

/** The calls of a table's page. */
export interface TableCalls {
  /** The current state of the table: the round, its outcome and everyone's stakes. */
  readonly table: PlayCall<object, TableState>;
  /** Adds to the player's stakes on a round. */
  readonly bet: RoundCall<BetBody, BetReply>;
  /** Decides on the player's own hand, in games that have them. */
  readonly decide: RoundCall<DecideBody, BetReply>;
}

/* @__NO_SIDE_EFFECTS__ */
export function tableCalls(name: EngineName, spots: readonly string[]): TableCalls {
  return {
    table: playCall({
      method: 'GET',
      path: `${name}/table`,
      request: EmptyBodySchema,
      reply: tableStateSchema(spots),
    }),
    bet: roundCall({
      path: `${name}/bet`,
      request: betBodySchema(spots),
      reply: betReplySchema(spots),
    }),
    decide: roundCall({
      path: `${name}/decide`,
      request: DecideBodySchema,
      reply: betReplySchema(spots),
    }),
  };
}

/** A model of a table's rules. */
export interface TableModel {
  readonly id: string;
}

/** The facts `open` returns for a table, in addition to the common ones. */
export interface TableFacts<Model extends TableModel = TableModel> {
  rules: Model;
  /** Basis points by bet type. */
  returns: Readonly<Record<string, number>>;
  dealer: string;
  /** Minimum and maximum stake on a spot in a round, by bet type. */
  limits: Readonly<Record<string, Readonly<{ min: string; max: string }>>>;
}

/** The response when the page opens a table. */
/* @__NO_SIDE_EFFECTS__ */
export function tableGameSchema<Model extends TableModel>(
  betTypes: readonly string[],
  rules: v.GenericSchema<unknown, Model>,
) {
  return v.object({
    ...OpenGameSchema.entries,
    rules,
    returns: v.pipe(v.record(v.picklist(betTypes), wholeNumber()), v.readonly()),
    dealer: v.string(),
    limits: v.pipe(
      v.record(
        v.picklist(betTypes),
        v.pipe(v.object({ min: decimal(), max: decimal() }), v.readonly()),
      ),
      v.readonly(),
    ),
  });
}

/** The details of a table's round that are stored for verification. */
export interface TableRoundDetails {
  round: number;
  stakes: Readonly<Record<string, string>>;
  /** The bettors' seeds in the order of placing. Hashed, they are the client seed. */
  seeds: readonly string[];
  /** The player's own hand with its place among the bettors, in games that have them. */
  hand?: WireHand & { place: number };
}

import * as v from 'valibot';
import { OpenGameSchema } from '../play-api/protocol';
import {
  decimal,
  list,
  requestedAmount,
  roundId,
  roundKey,
  time,
  wholeNumber,
} from '../play-api/schemas';
import { CARDS } from './hands';
import { HAND_SIZE } from './table';

// The protocol between the card table's page and the play API, in addition to the common one. Cards are
// numbers from 0 to 51, amounts decimal strings, times epoch milliseconds of the platform's clock.

const CardSchema = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(CARDS - 1),
);

const WireEndSchema = /* @__PURE__ */ v.object({
  /** Nine cards per seat, the front row first; the player's seat is first. */
  seats: list(list(CardSchema)),
  /** Twelfths of a prize won by each seat: one list per row, the last for the banner. */
  shares: list(list(wholeNumber())),
  payout: decimal(),
  /** Time ran out: the platform arranged the player's cards. */
  isAuto: v.boolean(),
});
export type WireEnd = v.InferOutput<typeof WireEndSchema>;

/** A round: the player's cards, and after the showdown everyone's. */
const WireRoundSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  stake: decimal(),
  /** The player's nine cards, in dealing order. */
  cards: list(CardSchema),
  /**
   * Deadline for the player's arrangement; afterwards the platform arranges the cards like a computer player.
   */
  dueAt: time(),
  /** Null while the player arranges. */
  end: v.nullable(WireEndSchema),
});
export type WireRound = v.InferOutput<typeof WireRoundSchema>;

/** The additional facts `open` returns. */
const TableFactsSchema = /* @__PURE__ */ v.object({
  /** The player's room. */
  roomName: v.string(),
  /** The stakes of that room, smallest first. */
  stakes: v.array(decimal()),
  rakeBasisPoints: wholeNumber(),
  /** The current round, or the last one; null before the first. */
  round: v.nullable(WireRoundSchema),
});
export type TableFacts = v.InferOutput<typeof TableFactsSchema>;

/** The response when the page opens a card table. */
export const TableGameSchema = /* @__PURE__ */ v.object({
  ...OpenGameSchema.entries,
  ...TableFactsSchema.entries,
});

export const DealBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  stake: requestedAmount(),
});

export const ShowBodySchema = /* @__PURE__ */ v.object({
  roundKey: roundKey(),
  roundId: roundId(),
  /** The player's nine cards, the front row first. */
  laid: v.pipe(v.array(CardSchema), v.length(HAND_SIZE), v.readonly()),
});

export const RoundReplySchema = /* @__PURE__ */ v.object({
  round: WireRoundSchema,
  now: time(),
  balance: decimal(),
});
export type RoundReply = v.InferOutput<typeof RoundReplySchema>;

/** Without a round before the first deal. */
export const CurrentRoundReplySchema = /* @__PURE__ */ v.union([
  RoundReplySchema,
  v.object({ round: v.null() }),
]);

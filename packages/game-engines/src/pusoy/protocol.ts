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

// What the card table's page and the play API say to each other, beyond what every game does. Cards
// are numbers from 0 to 51, amounts decimal texts, times milliseconds since 1970 by the platform's clock.

const CardSchema = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(CARDS - 1),
);

const WireEndSchema = /* @__PURE__ */ v.object({
  /** Nine cards a seat, the front row first; the player's seat is the first. */
  seats: list(list(CardSchema)),
  /** Twelfths of a prize: for each row, and last for the banner, what each seat took. */
  shares: list(list(wholeNumber())),
  payout: decimal(),
  /** The time was up: the platform laid the player's cards. */
  isAuto: v.boolean(),
});
export type WireEnd = v.InferOutput<typeof WireEndSchema>;

/** A round: what the player holds, and once it is shown what everybody laid. */
const WireRoundSchema = /* @__PURE__ */ v.object({
  roundId: v.string(),
  stake: decimal(),
  /** The player's nine, as they were dealt. */
  cards: list(CardSchema),
  /** Until when the player lays them; then the platform does it, as the house's players would. */
  dueAt: time(),
  /** Null while the player lays. */
  end: v.nullable(WireEndSchema),
});
export type WireRound = v.InferOutput<typeof WireRoundSchema>;

/** What `open` tells besides. */
const TableFactsSchema = /* @__PURE__ */ v.object({
  /** Where the player sits. */
  roomName: v.string(),
  /** The stakes of that room, smallest first. */
  stakes: v.array(decimal()),
  rakeBasisPoints: wholeNumber(),
  /** The round that is being played, or the last one; null before the first. */
  round: v.nullable(WireRoundSchema),
});
export type TableFacts = v.InferOutput<typeof TableFactsSchema>;

/** A card table as its page opens it. */
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

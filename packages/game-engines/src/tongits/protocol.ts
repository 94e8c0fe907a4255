import * as v from 'valibot';
import { matchGame } from '../match/matchGame';
import { list, wholeNumber } from '../play-api/schemas';

// What a player does in tongits, and what a seat may see. Cards are numbers from 0 to 51, as in `../cards`.

/* @__NO_SIDE_EFFECTS__ */
function card() {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51));
}

/* @__NO_SIDE_EFFECTS__ */
function cards(most: number) {
  return v.pipe(v.array(card()), v.maxLength(most), v.readonly());
}

const seat = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2));

const TongitsActionSchema = /* @__PURE__ */ v.variant('kind', [
  /** Draws from the stock. */
  v.strictObject({ kind: v.literal('draw') }),
  /** Takes the last discard, with cards of the hand that are a meld with it. */
  v.strictObject({ kind: v.literal('take'), cards: cards(13) }),
  /** Lays a meld of cards of the hand on the table. */
  v.strictObject({ kind: v.literal('meld'), cards: cards(13) }),
  /** Adds cards of the hand to a meld on the table, of any player: "sapaw". */
  v.strictObject({
    kind: v.literal('layOff'),
    cards: cards(13),
    seat,
    meld: wholeNumber(),
  }),
  /** Ends the turn. */
  v.strictObject({ kind: v.literal('discard'), card: card() }),
  /** Calls a draw: the fewest points win. */
  v.strictObject({ kind: v.literal('call') }),
  /** Answers a called draw: compares hands, or folds. */
  v.strictObject({ kind: v.literal('fight') }),
  v.strictObject({ kind: v.literal('fold') }),
]);
/** An action of a player. */
export type TongitsAction = v.InferOutput<typeof TongitsActionSchema>;

/** What everyone saw of an action. */
const MoveSchema = /* @__PURE__ */ v.object({
  seat,
  kind: v.picklist(['draw', 'take', 'meld', 'layOff', 'discard', 'call']),
  /** The cards that everyone saw; empty if none. */
  cards: list(card()),
});
/** An action as everyone saw it. */
export type TongitsMove = v.InferOutput<typeof MoveSchema>;

/** How a match ended. */
const EndSchema = /* @__PURE__ */ v.object({
  /** All cards gone; a draw was called; the stock ran out. */
  reason: v.picklist(['tongits', 'call', 'stock']),
  winner: seat,
  /** The cards each seat had left. */
  hands: list(list(card())),
  /** Points of each hand, without the cards that are melds. */
  handPoints: list(wholeNumber()),
  /** Seats that never laid a meld: "sunog". */
  burned: list(v.boolean()),
  /** Each seat's answer to the called draw; null for the caller, burned seats and other endings. */
  answers: list(v.nullable(v.picklist(['fight', 'fold']))),
});
/** How a match ended. */
export type TongitsEnd = v.InferOutput<typeof EndSchema>;

const TongitsViewSchema = /* @__PURE__ */ v.object({
  /** The seat that sees this. */
  seat,
  /** The dealer has 13 cards and plays first. */
  dealer: seat,
  /** `draw`: a card has to be drawn; `play`: melds and a discard; `answer`: a draw was called. */
  phase: v.picklist(['draw', 'play', 'answer', 'over']),
  /** Whose turn it is; during `answer`, who called. */
  turnOf: seat,
  /** Own cards, in dealing and drawing order. */
  hand: list(card()),
  /** Number of cards in each hand. */
  counts: list(wholeNumber()),
  /** Melds on the table, of each seat. */
  melds: list(list(list(card()))),
  /** Number of cards in the stock. */
  stock: wholeNumber(),
  /** The last discard is the last card. */
  discards: list(card()),
  /** Whether this seat may call a draw now. */
  canCall: v.boolean(),
  /** Whether this seat may fight a called draw. */
  canFight: v.boolean(),
  /** Seats that have answered a called draw; how stays hidden until all have. */
  answered: list(v.boolean()),
  /** The last actions, oldest first, and the number of all actions. */
  moves: list(MoveSchema),
  moveCount: wholeNumber(),
  end: v.nullable(EndSchema),
});
/** What a seat may see. */
export type TongitsView = v.InferOutput<typeof TongitsViewSchema>;

export const TONGITS_SEATS = 3;
/** The most points that a match can cost: tongits with two fours of a kind. */
export const TONGITS_MAX_POINTS = 5;

/** Tongits: three players, 52 cards. */
export const TONGITS_GAME = /* @__PURE__ */ matchGame({
  name: 'tongits',
  sizes: [TONGITS_SEATS],
  maxPoints: TONGITS_MAX_POINTS,
  action: TongitsActionSchema,
  view: TongitsViewSchema,
});

import * as v from 'valibot';
import { matchGame } from '../match/matchGame';
import { list, wholeNumber } from '../play-api/schemas';
import { MAX_PIPS } from './tiles';

// What a player does in dominoes, and what a seat may see. Tiles are numbers from 0 to 27, as in `./tiles`.

const tile = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(27));

const pips = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PIPS));

const seat = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

const side = /* @__PURE__ */ v.picklist(['left', 'right']);
/** An end of the chain. */
export type DominoesSide = v.InferOutput<typeof side>;

const DominoesActionSchema = /* @__PURE__ */ v.variant('kind', [
  /** Plays a tile of the hand at an end of the chain; the first tile of a match is played at the right. */
  v.strictObject({ kind: v.literal('play'), tile, side }),
  /** Plays nothing: only possible if no tile of the hand fits. */
  v.strictObject({ kind: v.literal('pass') }),
]);
/** An action of a player. */
export type DominoesAction = v.InferOutput<typeof DominoesActionSchema>;

/** An action as everyone saw it. */
const MoveSchema = /* @__PURE__ */ v.variant('kind', [
  v.object({ seat, kind: v.literal('play'), tile, side }),
  v.object({ seat, kind: v.literal('pass') }),
]);
/** An action as everyone saw it. */
export type DominoesMove = v.InferOutput<typeof MoveSchema>;

const PlacedTileSchema = /* @__PURE__ */ v.object({
  tile,
  /** Whether the higher number is on the left. */
  isFlipped: v.boolean(),
});
/** A tile of the chain. */
export type PlacedTile = v.InferOutput<typeof PlacedTileSchema>;

const EndSchema = /* @__PURE__ */ v.object({
  /** The winner has no tiles left; nobody could play. */
  reason: v.picklist(['out', 'block']),
  winner: seat,
  /** The tiles each seat had left. */
  hands: list(list(tile)),
  /** Pips of each hand. */
  handPips: list(wholeNumber()),
  /** The tiles that nobody was dealt. */
  sleeping: list(tile),
});
/** How a match ended. */
export type DominoesEnd = v.InferOutput<typeof EndSchema>;

const DominoesViewSchema = /* @__PURE__ */ v.object({
  /** The seat that sees this. */
  seat,
  /** Whose turn it is; after the end, who played last. */
  turnOf: seat,
  /** Own tiles, in dealing order. */
  hand: list(tile),
  /** Number of tiles in each hand. */
  counts: list(wholeNumber()),
  /** The tiles played, from left to right. */
  chain: list(PlacedTileSchema),
  /** Place of the first tile of the match in the chain. */
  firstPlace: wholeNumber(),
  /** The numbers at the left and the right end; null before the first tile. */
  ends: v.nullable(v.pipe(v.tuple([pips, pips]), v.readonly())),
  /** The tile that this seat has to play first; null if another seat begins, and after the first tile. */
  opening: v.nullable(tile),
  /** Number of tiles that nobody was dealt. */
  sleeping: wholeNumber(),
  /** Numbers that each seat can't have, because it passed on them; lowest first. */
  lacks: list(list(pips)),
  /** The last actions, oldest first, and the number of all actions. */
  moves: list(MoveSchema),
  moveCount: wholeNumber(),
  end: v.nullable(EndSchema),
});
/** What a seat may see. */
export type DominoesView = v.InferOutput<typeof DominoesViewSchema>;

/** The most pips that a match can cost a player. */
export const DOMINOES_MAX_POINTS = 25;

/** Block dominoes: two to four players, each for themselves, 28 tiles. */
export const DOMINOES_GAME = /* @__PURE__ */ matchGame({
  name: 'dominoes',
  sizes: [2, 3, 4],
  maxPoints: DOMINOES_MAX_POINTS,
  action: DominoesActionSchema,
  view: DominoesViewSchema,
});

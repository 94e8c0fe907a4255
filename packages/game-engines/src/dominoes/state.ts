import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import type { DominoesEnd, DominoesMove, PlacedTile } from './protocol';
import { ALL_TILES, openingOf, type Tile } from './tiles';

/** Everything about a match, also what no seat may see. Never changed; each action makes a new one. */
export interface DominoesState {
  /** Whose turn it is; after the end, who played last. */
  readonly turnOf: number;
  /** Number of the turn. */
  readonly turn: number;
  readonly hands: readonly (readonly Tile[])[];
  /** Tiles that nobody was dealt. */
  readonly sleeping: readonly Tile[];
  /** The tiles played, from left to right. */
  readonly chain: readonly PlacedTile[];
  /** Place of the first tile of the match in the chain. */
  readonly firstPlace: number;
  /** The tile that has to be played first; null after that. */
  readonly opening: Tile | null;
  /** Numbers that each seat can't have, because it passed on them; lowest first. */
  readonly lacks: readonly (readonly number[])[];
  readonly moves: readonly DominoesMove[];
  readonly end: DominoesEnd | null;
}

const HAND_SIZE = 7;

/** The shuffled tiles. */
export function dealDominoes(draw: FairDraw): readonly number[] {
  const left = [...ALL_TILES];
  const picks = drawNumbers(
    draw,
    left.map((_, place) => left.length - place),
  );
  return picks.flatMap((pick) => left.splice(pick, 1));
}

/** Seven tiles for each seat. The highest double begins, or else the tile with the most pips. */
export function startDominoes(outcome: readonly number[], seats: number): DominoesState {
  const hands = Array.from({ length: seats }, (_, seat) =>
    outcome.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE),
  );
  const opening = openingOf(hands.flat()) ?? null;
  return {
    turnOf: hands.findIndex((hand) => hand.some((tile) => tile === opening)),
    turn: 0,
    hands,
    sleeping: outcome.slice(seats * HAND_SIZE),
    chain: [],
    firstPlace: 0,
    opening,
    lacks: hands.map(() => []),
    moves: [],
    end: null,
  };
}

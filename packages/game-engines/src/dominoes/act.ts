import { canPlay, endsOf, fitsOf, withTile } from './chain';
import { endByBlock, endByOut } from './end';
import type { DominoesAction } from './protocol';
import type { DominoesState } from './state';

/** The seats that have to act. */
export const actorsOf = ({ end, turnOf }: DominoesState): readonly number[] =>
  end === null ? [turnOf] : [];

/**
 * The state after an action.
 *
 * @throws RangeError if the action isn't possible for this seat now.
 */
export function actDominoes(
  state: DominoesState,
  seat: number,
  action: DominoesAction,
): DominoesState {
  if (!actorsOf(state).includes(seat)) throw new RangeError('It is not the turn of this seat.');
  return action.kind === 'play' ? play(state, action) : pass(state);
}

function play(
  state: DominoesState,
  { tile, side }: Extract<DominoesAction, { kind: 'play' }>,
): DominoesState {
  const { turnOf, hands, chain, firstPlace, moves } = state;
  if (hands[turnOf]?.includes(tile) !== true) throw new RangeError('This tile is not in the hand.');
  if (!fitsOf(state, tile).includes(side)) throw new RangeError('This tile does not fit there.');
  const next: DominoesState = {
    ...state,
    hands: hands.map((hand, seat) => (seat === turnOf ? hand.filter((one) => one !== tile) : hand)),
    chain: withTile(chain, tile, side),
    firstPlace: side === 'left' ? firstPlace + 1 : firstPlace,
    opening: null,
    moves: [...moves, { seat: turnOf, kind: 'play', tile, side }],
  };
  if (next.hands[turnOf]?.length === 0) return endByOut(next);
  if (!next.hands.some((hand) => canPlay(next, hand))) return endByBlock(next);
  return withNextTurn(next);
}

function pass(state: DominoesState): DominoesState {
  const { turnOf, hands, chain, lacks, moves } = state;
  if (canPlay(state, hands[turnOf] ?? [])) throw new RangeError('A tile can be played.');
  const ends = endsOf(chain) ?? [];
  return withNextTurn({
    ...state,
    lacks: lacks.map((numbers, seat) =>
      seat === turnOf
        ? [...new Set([...numbers, ...ends])].toSorted((one, other) => one - other)
        : numbers,
    ),
    moves: [...moves, { seat: turnOf, kind: 'pass' }],
  });
}

const withNextTurn = (state: DominoesState): DominoesState => ({
  ...state,
  turn: state.turn + 1,
  turnOf: (state.turnOf + 1) % state.hands.length,
});

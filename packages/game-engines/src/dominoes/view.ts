import { endsOf } from './chain';
import type { DominoesView } from './protocol';
import type { DominoesState } from './state';

/** Enough to show what happened since a page's last read. */
const SHOWN_MOVES = 12;

/** What a seat may see: its own tiles, and what was played. */
export function viewOfDominoes(state: DominoesState, seat: number): DominoesView {
  const { turnOf, hands, sleeping, chain, firstPlace, opening, lacks, moves, end } = state;
  return {
    seat,
    turnOf,
    hand: hands[seat] ?? [],
    counts: hands.map(({ length }) => length),
    chain,
    firstPlace,
    ends: endsOf(chain),
    opening: seat === turnOf ? opening : null,
    sleeping: sleeping.length,
    lacks,
    moves: moves.slice(-SHOWN_MOVES),
    moveCount: moves.length,
    end,
  };
}

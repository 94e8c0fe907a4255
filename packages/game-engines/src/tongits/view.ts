import { actorsOf, canCall } from './act';
import type { TongitsView } from './protocol';
import { SEAT_NUMBERS, type TongitsState } from './state';

/** Enough to show what happened since a page's last read. */
const SHOWN_MOVES = 12;

/** What a seat may see: its own cards, and what lies on the table. */
export function viewOfTongits(state: TongitsState, seat: number): TongitsView {
  const { dealer, phase, turnOf, hands, melds, stock, discards, answers, moves, end } = state;
  return {
    seat,
    dealer,
    phase,
    turnOf,
    hand: hands[seat] ?? [],
    counts: hands.map(({ length }) => length),
    melds,
    stock: stock.length,
    discards,
    canCall: canCall(state, seat),
    canFight: phase === 'answer' && actorsOf(state).includes(seat),
    answered: SEAT_NUMBERS.map((one) => answers[one] !== null),
    moves: moves.slice(-SHOWN_MOVES),
    moveCount: moves.length,
    end,
  };
}

import { arrangeHand, isFourOfAKind } from './melds';
import { TONGITS_MAX_POINTS, type TongitsEnd } from './protocol';
import { nextSeat, SEAT_NUMBERS, type TongitsState } from './state';

/** Points that each loser pays. */
const TONGITS_POINTS = 3;
const WIN_POINTS = 1;
/** Paid by a seat that never laid a meld, and by one that lost a fight. */
const BURNED_POINTS = 2;

/** A seat got rid of all its cards. */
export const endByTongits = (state: TongitsState, winner: number): TongitsState =>
  ended(state, 'tongits', winner);

/** The last card of the stock was drawn, and its turn is over: the fewest points win. */
export function endByStock(state: TongitsState, lastSeat: number): TongitsState {
  const melded = SEAT_NUMBERS.filter((seat) => state.melds[seat]?.length !== 0);
  // Ties: the seat that drew the last card, then the seats after it.
  return ended(
    state,
    'stock',
    fewestPoints(state, melded.length > 0 ? melded : SEAT_NUMBERS, lastSeat),
  );
}

/** Everyone answered a called draw. */
export function endByCall(state: TongitsState): TongitsState {
  const { turnOf: caller, answers } = state;
  const fighters = SEAT_NUMBERS.filter((seat) => seat === caller || answers[seat] === 'fight');
  // Ties: the seats that fight before the caller, beginning with the one after the caller.
  return ended(state, 'call', fewestPoints(state, fighters, nextSeat(caller)));
}

/** The seat with the fewest points among some; ties go to the first one from a seat on. */
function fewestPoints(state: TongitsState, seats: readonly number[], from: number): number {
  const order = SEAT_NUMBERS.map((step) => (from + step) % SEAT_NUMBERS.length).filter((seat) =>
    seats.includes(seat),
  );
  const pointsOf = (seat: number) => arrangeHand(state.hands[seat] ?? []).points;
  return order.reduce(
    (best, seat) => (pointsOf(seat) < pointsOf(best) ? seat : best),
    order[0] ?? from,
  );
}

function ended(state: TongitsState, reason: TongitsEnd['reason'], winner: number): TongitsState {
  return {
    ...state,
    phase: 'over',
    end: {
      reason,
      winner,
      hands: state.hands,
      handPoints: state.hands.map((hand) => arrangeHand(hand).points),
      burned: state.melds.map((melds) => melds.length === 0),
      answers: state.answers,
    },
  };
}

/** Points won by each seat; undefined before the end. */
export function pointsOfTongits({ end, hands, melds, turnOf }: TongitsState): number[] | undefined {
  if (end === null) return undefined;
  const { winner, reason, burned, answers } = end;
  const all = [...(melds[winner] ?? []), ...arrangeHand(hands[winner] ?? []).melds];
  const bonus = all.filter(isFourOfAKind).length;
  const paidBy = (seat: number): number => {
    if (seat === winner) return 0;
    const hasLostFight = reason === 'call' && (seat === turnOf || answers[seat] === 'fight');
    const base = burned[seat] === true || hasLostFight ? BURNED_POINTS : WIN_POINTS;
    return Math.min(TONGITS_MAX_POINTS, (reason === 'tongits' ? TONGITS_POINTS : base) + bonus);
  };
  const paid = SEAT_NUMBERS.map(paidBy);
  const won = paid.reduce((sum, points) => sum + points, 0);
  // 0 instead of −0.
  return paid.map((points, seat) => (seat === winner ? won : 0 - points));
}

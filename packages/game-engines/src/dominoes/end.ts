import { DOMINOES_MAX_POINTS, type DominoesEnd } from './protocol';
import type { DominoesState } from './state';
import { pipsIn } from './tiles';

/** The seat that played last has no tiles left. */
export const endByOut = (state: DominoesState): DominoesState => ended(state, 'out', state.turnOf);

/**
 * Nobody can play: the fewest pips win. Ties go to the seat that played last, or else to the first of the tied
 * seats after it.
 */
export function endByBlock(state: DominoesState): DominoesState {
  const { hands, turnOf } = state;
  const order = hands.map((_, step) => (turnOf + step) % hands.length);
  const pips = hands.map(pipsIn);
  const fewest = Math.min(...pips);
  return ended(state, 'block', order.find((seat) => pips[seat] === fewest) ?? turnOf);
}

function ended(state: DominoesState, reason: DominoesEnd['reason'], winner: number): DominoesState {
  const { hands, sleeping } = state;
  return {
    ...state,
    end: { reason, winner, hands, handPips: hands.map(pipsIn), sleeping },
  };
}

/**
 * Points won by each seat; undefined before the end. Every other seat pays the winner the difference of their
 * pips, at most `DOMINOES_MAX_POINTS`. A winner without tiles has none, so gets all pips.
 */
export function pointsOfDominoes({ end }: DominoesState): number[] | undefined {
  if (end === null) return undefined;
  const { winner, handPips } = end;
  const least = handPips[winner] ?? 0;
  const paid = handPips.map((pips) => Math.min(DOMINOES_MAX_POINTS, pips - least));
  const won = paid.reduce((sum, points) => sum + points, 0);
  // 0 instead of −0.
  return paid.map((points, seat) => (seat === winner ? won : 0 - points));
}

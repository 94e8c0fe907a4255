import { readRound } from '@perya/game-engines/baccarat';
import type { Card } from '@perya/game-engines/cards';

export interface DealtCard {
  card: Card;
  /** Deal order, from 0. */
  place: number;
  /** Whether it's the last card dealt. */
  isNewest: boolean;
}

export type Side = 'player' | 'banker';

/**
 * The cards on the felt, by hand.
 *
 * @param dealt all cards of the round in deal order
 * @param count number of cards already on the felt
 */
export function handsOf(dealt: readonly Card[], count: number): Record<Side, DealtCard[]> {
  const hands: Record<Side, DealtCard[]> = { player: [], banker: [] };
  dealt.slice(0, count).forEach((card, place) => {
    hands[sideOf(dealt, place)].push({ card, place, isNewest: place === count - 1 });
  });
  return hands;
}

/** Player, banker, player, banker, then the third cards. */
function sideOf(dealt: readonly Card[], place: number): Side {
  if (place < 4) return place % 2 === 0 ? 'player' : 'banker';
  return place === 4 && readRound(dealt).player.length === 3 ? 'player' : 'banker';
}

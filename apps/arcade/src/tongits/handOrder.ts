import { rankOf, type Card } from '@perya/game-engines/cards';
import { arrangeHand } from '@perya/game-engines/tongits';

/** How the player's cards are sorted. */
export const HAND_ORDERS = ['melds', 'rank', 'suit'] as const;
/** See {@link HAND_ORDERS}. */
export type HandOrder = (typeof HAND_ORDERS)[number];

/** Cards of the hand that lie together. */
export interface HandGroup {
  cards: readonly Card[];
  isMeld: boolean;
}

/** The player's cards in an order; melds first, or all in one group. */
export function orderHand(hand: readonly Card[], order: HandOrder): HandGroup[] {
  if (order === 'melds') {
    const { melds, rest } = arrangeHand(hand);
    return [
      ...melds.map((cards) => ({ cards, isMeld: true })),
      ...(rest.length > 0 ? [{ cards: rest, isMeld: false }] : []),
    ];
  }
  const cards = hand.toSorted((one, other) =>
    order === 'suit' ? one - other : rankOf(one) - rankOf(other) || one - other,
  );
  return [{ cards, isMeld: false }];
}

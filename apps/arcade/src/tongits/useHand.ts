import type { Card } from '@perya/game-engines/cards';
import type { TongitsView } from '@perya/game-engines/tongits';
import { useState } from 'react';
import { HAND_ORDERS, orderHand, type HandGroup, type HandOrder } from './handOrder';

/** The player's hand as shown: its order, and the selected cards. */
export interface ShownHand {
  order: HandOrder;
  groups: readonly HandGroup[];
  /** In the order of selection. */
  selected: readonly Card[];
  /** The card just drawn; undefined in other phases. */
  drawn: Card | undefined;
  /** Selects a card, or deselects it. */
  toggle(card: Card): void;
  sort(): void;
}

/** The order of the player's hand and the selected cards. */
export function useHand(view: TongitsView | null | undefined): ShownHand {
  const [order, setOrder] = useState<HandOrder>('melds');
  const [chosen, setChosen] = useState<readonly Card[]>([]);
  const hand = view?.hand ?? [];
  return {
    order,
    groups: orderHand(hand, order),
    // Cards that have left the hand are no longer selected.
    selected: chosen.filter((card) => hand.includes(card)),
    drawn: view ? drawnBy(view) : undefined,
    toggle: (card) =>
      setChosen((cards) =>
        cards.includes(card)
          ? cards.filter((one) => one !== card)
          : [...cards.filter((one) => hand.includes(one)), card],
      ),
    sort: () => setOrder((now) => HAND_ORDERS[HAND_ORDERS.indexOf(now) + 1] ?? 'melds'),
  };
}

/** The card that the player has just drawn. */
function drawnBy({ phase, turnOf, seat, moves, hand }: TongitsView): Card | undefined {
  const last = moves.at(-1);
  const hasDrawn = phase === 'play' && turnOf === seat && last?.kind === 'draw';
  return hasDrawn ? hand.at(-1) : undefined;
}

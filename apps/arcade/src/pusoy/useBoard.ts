import { arrange, type Card } from '@perya/game-engines/pusoy';
import { useState } from 'react';
import type { GameStatus } from '../game/useGameStatus';
import { findWeakRow, firstLayout, ROW_NAMES, toRows } from './rows';
import { usePusoyT } from './texts';

/**
 * The arrangement of the player's nine cards.
 *
 * @param dealt the cards of a round that's already open; null if there is none
 */
export function useBoard(dealt: readonly Card[] | null, { say }: Pick<GameStatus, 'say'>) {
  const t = usePusoyT();
  const [laid, setLaid] = useState<readonly Card[]>(() =>
    dealt === null ? [] : firstLayout(dealt),
  );
  /** Index of the card selected for a swap. */
  const [picked, setPicked] = useState<number | null>(null);
  /** Whether cards can be swapped. */
  const [isOpen, setIsOpen] = useState(dealt !== null);
  const rows = toRows(laid);

  function lay(cards: readonly Card[]): void {
    setLaid(cards);
    setPicked(null);
  }

  /** Announces what's wrong with the rows, or what can be done. */
  function advise(cards: readonly Card[]): void {
    const next = toRows(cards);
    const weak = next && findWeakRow(next);
    if (weak === undefined) return say(t('lay'));
    const later = t(`rows.${ROW_NAMES[weak] ?? 'back'}`);
    const earlier = t(`rows.${ROW_NAMES[weak - 1] ?? 'front'}`);
    say(t('outOfOrder', { earlier, later }), 'error');
  }

  function layAndAdvise(cards: readonly Card[]): void {
    lay(cards);
    advise(cards);
  }

  return {
    laid,
    picked,
    isOpen,
    isInOrder: rows !== undefined && findWeakRow(rows) === undefined,
    lay,
    open: (cards: readonly Card[]) => {
      lay(firstLayout(cards));
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    /** Selects a card, or swaps it with the selected one. */
    press: (place: number) => {
      if (!isOpen) return;
      if (picked === null) {
        setPicked(place);
        say(t('picked'));
      } else layAndAdvise(withExchanged(laid, picked, place));
    },
    /** Arranges the cards by the strategy of the platform's own seats. */
    arrange: (cards: readonly Card[]) => layAndAdvise(arrange(cards).flat()),
    advise: () => advise(laid),
  };
}

const withExchanged = (cards: readonly Card[], one: number, other: number): Card[] =>
  cards.map((card, place) => {
    const origin = place === one ? other : place === other ? one : place;
    return cards[origin] ?? card;
  });

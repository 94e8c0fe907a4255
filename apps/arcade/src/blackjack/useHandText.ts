import { isBlackjack, valueOf } from '@perya/game-engines/blackjack';
import type { Card } from '@perya/game-engines/cards';
import { useBlackjackT } from './texts';

interface HandTextOptions {
  /** Whether it can be a blackjack: it wasn't split. */
  isOnly: boolean;
  /** Whether it can get more cards: an ace then has two values. */
  isOpen: boolean;
}

/** Text of a hand's value: 17, 7/17, Blackjack, Bust. */
export function useHandText(): (cards: readonly Card[], options: HandTextOptions) => string {
  const t = useBlackjackT();
  return (cards, { isOnly, isOpen }) => {
    if (cards.length === 0) return '–';
    const { total, isSoft } = valueOf(cards);
    if (isOnly && isBlackjack(cards)) return t('blackjack');
    if (total > 21) return t('bust');
    return isOpen && isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
  };
}

import { suitOf, type Card } from '@perya/game-engines/cards';
import { rankText } from './rankText';
import { useLiveTableT } from './texts';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export const suitNameOf = (card: Card): (typeof SUITS)[number] => SUITS[suitOf(card)] ?? 'spades';

/** Names a card, such as “7 of hearts”. */
export function useCardText(): (card: Card) => string {
  const t = useLiveTableT();
  return (card) => t('card', { rank: rankText(card), suit: t(suitNameOf(card)) });
}

import { rankOf, suitOf, type Card } from '@perya/game-engines/pusoy';
import { usePusoyT } from './texts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export type Suit = (typeof SUITS)[number];

/** A rank as printed on the card: `10`, `Q`. */
export const rankText = (card: Card): string => RANKS[rankOf(card)] ?? '';

export const suitName = (card: Card): Suit => SUITS[suitOf(card)] ?? 'clubs';

/** Accessible name of a card; `null` for a face-down card. */
export function useCardName() {
  const t = usePusoyT();
  return (card: Card | null): string =>
    card === null
      ? t('hidden')
      : t('card', { rank: rankText(card), suit: t(`suits.${suitName(card)}`) });
}

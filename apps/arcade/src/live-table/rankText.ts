import { rankOf, type Card } from '@perya/game-engines/cards';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The rank as printed on a card. */
export const rankText = (card: Card): string => RANKS[rankOf(card)] ?? '';

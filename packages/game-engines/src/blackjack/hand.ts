import { rankOf, type Card } from '../cards';

/** What a hand's cards add up to. */
export interface HandValue {
  total: number;
  /** Whether an ace counts as 11. */
  isSoft: boolean;
}

/** 1 for an ace, 10 for a ten, jack, queen or king. */
export const pointsOf = (card: Card): number => Math.min(rankOf(card) + 1, 10);

/** The best value of a hand: an ace counts as 11 unless that would be more than 21. */
export function valueOf(cards: readonly Card[]): HandValue {
  let total = 0;
  let hasAce = false;
  for (const card of cards) {
    const points = pointsOf(card);
    total += points;
    if (points === 1) hasAce = true;
  }
  const isSoft = hasAce && total <= 11;
  return { total: isSoft ? total + 10 : total, isSoft };
}

/** An ace and a card that counts as ten. In a hand that was split, it's an ordinary 21. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && valueOf(cards).total === 21;

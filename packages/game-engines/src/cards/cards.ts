import { drawNumbers, type FairDraw } from '@perya/rules/fairness';

/** A card from 0 to 51: thirteen clubs, diamonds, hearts, spades, each from ace to king. */
export type Card = number;

/** 0 is the ace, 12 the king. */
export const rankOf = (card: Card): number => card % 13;
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: Card): number => Math.floor(card / 13);

/** Draws the top of a freshly shuffled shoe: cards are drawn one at a time, without duplicates. */
export function drawCards(draw: FairDraw, { decks, count }: { decks: number; count: number }): Card[] {
  const size = 52 * decks;
  const picks = drawNumbers(
    draw,
    Array.from({ length: count }, (_, place) => size - place),
  );
  const taken: number[] = [];
  return picks.map((pick) => {
    // The pick indexes the remaining cards: skip drawn cards before it.
    let place = pick;
    for (const gone of taken) if (gone <= place) place += 1;
    taken.push(place);
    taken.sort((a, b) => a - b);
    return place % 52;
  });
}

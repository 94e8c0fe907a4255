import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import type { Card } from './cards';

/** Draws the top of a freshly shuffled shoe: cards are drawn one at a time, without duplicates. */
export function drawCards(
  draw: FairDraw,
  { decks, count }: { decks: number; count: number },
): Card[] {
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

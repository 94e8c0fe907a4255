import type { FairDraw } from '@perya/rules/fairness';
import { drawCards, type Card } from '../cards';
import { DECKS } from './rules';

/** Maximum number of cards in a round. */
const MAX_CARDS = 6;

/** Draws the cards that a round can need. */
export const drawShoe = (draw: FairDraw): Card[] =>
  drawCards(draw, { decks: DECKS, count: MAX_CARDS });

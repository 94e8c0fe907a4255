import { el, icon } from '../kit/dom';
import type { Words } from '../kit/texts';
import { rankOf, suitOf, type Card } from '@perya/game-engines/baccarat';
import type { TextKey } from './texts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** Filled drawings in a box of 24 by 24. */
const DRAWINGS = [
  'M12 3a4 4 0 0 0-3.500 6A4.200 4.200 0 1 0 11 16.200C10.900 18.500 10.300 20 9 21h6c-1.300-1-1.900-2.500-2-4.800A4.200 4.200 0 1 0 15.500 9 4 4 0 0 0 12 3Z',
  'M12 2.500L19.500 12 12 21.500 4.500 12Z',
  'M12 21C6 16.500 3 13 3 9a4.600 4.600 0 0 1 9-1.500A4.600 4.600 0 0 1 21 9c0 4-3 7.500-9 12Z',
  'M12 2.500C7.500 7 4 9.700 4 13a4 4 0 0 0 7.100 2.500C11 18 10.400 20 9 21h6c-1.400-1-2-3-2.100-5.500A4 4 0 0 0 20 13c0-3.300-3.500-6-8-10.500Z',
];

const nameOf = (card: Card, words: Words<TextKey>): string =>
  words('card', {
    rank: RANKS[rankOf(card)] ?? '',
    suit: words(SUITS[suitOf(card)] ?? 'spades'),
  });

/** A card face up; `turned` brings it over from its back. */
export function createCard(card: Card, words: Words<TextKey>, turned: boolean): HTMLElement {
  const suit = suitOf(card);
  const face = el(
    'span',
    { class: 'face', attr: { 'data-red': suit === 1 || suit === 2 } },
    el('b', { text: RANKS[rankOf(card)] ?? '' }),
    icon(DRAWINGS[suit] ?? ''),
  );
  return el(
    'li',
    {
      class: 'card',
      attr: { role: 'img', 'aria-label': nameOf(card, words), 'data-turned': turned },
    },
    el('span', { class: 'back' }),
    face,
  );
}

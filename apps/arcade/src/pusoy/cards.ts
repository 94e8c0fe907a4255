import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import { rankOf, suitOf, type Card } from '@perya/game-engines/pusoy';
import type { TextKey } from './texts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const satisfies TextKey[];
/** In boxes of 24 by 24. */
const PIPS: readonly string[] = [
  'M12 2.500a4.600 4.600 0 0 1 4.200 6.500 4.700 4.700 0 1 1-2.900 7.300c.2 2.400.9 3.900 2.300 5.200H8.400c1.400-1.300 2.100-2.800 2.300-5.200A4.700 4.700 0 1 1 7.800 9 4.600 4.600 0 0 1 12 2.500Z',
  'M12 1.500 20 12l-8 10.500L4 12Z',
  'M12 21.500C4.500 15.500 2 12 2 8.200A5.200 5.200 0 0 1 12 5.600a5.200 5.200 0 0 1 10 2.600c0 3.800-2.500 7.300-10 13.300Z',
  'M12 2c7 5.500 9.500 8.600 9.500 12a4.600 4.600 0 0 1-8.200 2.800c.2 2.100.9 3.500 2.300 4.700H8.400c1.400-1.200 2.100-2.600 2.300-4.700A4.600 4.600 0 0 1 2.500 14C2.500 10.600 5 7.500 12 2Z',
];

/** A card's name for those who do not see it. */
export const nameOf = (card: Card, words: Words<TextKey>): string =>
  words('card', { rank: rankText(card), suit: words(SUITS[suitOf(card)] ?? 'clubs') });

const rankText = (card: Card): string => RANKS[rankOf(card)] ?? '';

/** A card's face: rank and suit in the corner, the suit large below. */
export function drawFace(card: Card): HTMLElement[] {
  return [
    el('span', { class: 'corner' }, el('b', { text: rankText(card) }), pip(card)),
    el('span', { class: 'middle' }, pip(card)),
  ];
}

export const toneOf = (card: Card): 'warm' | 'dark' =>
  suitOf(card) === 1 || suitOf(card) === 2 ? 'warm' : 'dark';

function pip(card: Card): HTMLElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', PIPS[suitOf(card)] ?? '');
  svg.append(path);
  return el('i', { class: 'pip', attr: { 'aria-hidden': 'true' } }, svg);
}

/** A card that only lies there; face down where it is not known. */
export function createCard(card: Card | null, words: Words<TextKey>): HTMLElement {
  const label = card === null ? words('hidden') : nameOf(card, words);
  return el(
    'span',
    {
      class: card === null ? 'card down' : 'card',
      attr: { role: 'img', 'aria-label': label, 'data-tone': card === null ? null : toneOf(card) },
    },
    ...(card === null ? [] : drawFace(card)),
  );
}

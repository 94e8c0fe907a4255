import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import { readRound, valueOf, type Card } from '@perya/game-engines/baccarat';
import { createCard } from './cards';
import type { TextKey } from './texts';

/** A card takes so long to turn over, see the style sheet. */
const TURN_MS = 320;

type Side = 'player' | 'banker';

/** Both hands on the felt. */
export interface Hands {
  element: HTMLElement;
  /** Shows the first cards of a round, in the order of dealing; the newest is turned over. */
  show(dealt: readonly Card[], count: number): void;
  /** Lights the winner; null takes the light away. */
  light(winner: Side | 'tie' | null): void;
  clear(): void;
}

export function createHands(words: Words<TextKey>, isCalm: () => boolean): Hands {
  const make = (side: Side) => {
    const cards = el('ul', { class: 'cards' });
    const value = el('b', { class: 'value', text: '–' });
    const element = el(
      'section',
      { class: 'hand', attr: { 'data-side': side, 'aria-label': words(side) } },
      el('h2', {}, el('span', { text: words(side) }), value),
      cards,
    );
    return { element, cards, value };
  };
  const hands = { player: make('player'), banker: make('banker') };
  const sides = ['player', 'banker'] as const;
  let shown = 0;

  const clear = (): void => {
    shown = 0;
    for (const side of sides) {
      hands[side].cards.replaceChildren();
      hands[side].value.textContent = '–';
      delete hands[side].element.dataset['won'];
    }
  };

  return {
    element: el('div', { class: 'hands' }, hands.player.element, hands.banker.element),
    clear,
    show: (dealt, count) => {
      if (count < shown) clear();
      for (; shown < count; shown += 1) {
        const card = dealt[shown];
        if (card === undefined) return;
        const side = sideOf(dealt, shown);
        // Who comes late to the table finds the cards lying.
        const isNew = shown === count - 1 && !isCalm();
        hands[side].cards.append(createCard(card, words, isNew));
        const held = dealt.slice(0, shown + 1).filter((_, place) => sideOf(dealt, place) === side);
        const value = hands[side].value;
        const text = String(valueOf(held));
        // Not before the card can be read.
        if (isNew) setTimeout(() => shown > 0 && (value.textContent = text), TURN_MS);
        else value.textContent = text;
      }
    },
    light: (winner) => {
      for (const side of sides) {
        hands[side].element.toggleAttribute('data-won', winner === side || winner === 'tie');
      }
    },
  };
}

/** Whose card it is: player, banker, player, banker, and then whoever drew. */
function sideOf(dealt: readonly Card[], place: number): Side {
  if (place < 4) return place % 2 === 0 ? 'player' : 'banker';
  return place === 4 && readRound(dealt).player.length === 3 ? 'player' : 'banker';
}

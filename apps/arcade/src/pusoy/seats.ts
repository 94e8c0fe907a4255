import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import { kindOf, type Card, type Hand } from '@perya/game-engines/pusoy';
import { createCard } from './cards';
import type { TextKey } from './texts';

/** The house's players: names of a neighbourhood, the same in every language. */
const NAMES = ['Aling Nena', 'Mang Ben', 'Ate Luz'];

/** The house's three seats. */
export interface Seats {
  element: HTMLElement;
  /** Cards lie face down, or none where nothing is dealt. */
  cover(isDealt: boolean): void;
  /** Turns one row of every seat over. */
  turn(row: number, hands: readonly Hand[], shares: readonly number[]): void;
  /** Who has the banner. */
  crown(shares: readonly number[]): void;
}

export function createSeats(words: Words<TextKey>): Seats {
  const seats = NAMES.map((name) => {
    const rows = [0, 1, 2].map(() => el('div', { class: 'cards' }));
    const flag = el('span', { class: 'flag', attr: { hidden: true }, text: words('banner') });
    const element = el(
      'section',
      { class: 'seat', attr: { 'aria-label': `${name}, ${words('house')}` } },
      el(
        'p',
        { class: 'seatName' },
        el('b', { text: name }),
        el('span', { text: words('house') }),
        flag,
      ),
      ...rows,
    );
    return { element, rows, flag };
  });

  const fill = (row: HTMLElement, cards: readonly (Card | null)[]): void =>
    row.replaceChildren(...cards.map((card) => createCard(card, words)));

  return {
    element: el('div', { class: 'seats' }, ...seats.map(({ element }) => element)),
    cover: (isDealt) => {
      for (const { element, rows, flag } of seats) {
        flag.hidden = true;
        element.dataset['dealt'] = String(isDealt);
        for (const row of rows) {
          delete row.dataset['won'];
          fill(row, [null, null, null]);
        }
      }
    },
    turn: (row, hands, shares) =>
      seats.forEach(({ rows }, seat) => {
        const line = rows[row];
        const hand = hands[seat];
        if (line === undefined || hand === undefined) return;
        fill(line, hand);
        line.dataset['won'] = String((shares[seat] ?? 0) > 0);
        line.title = words(kindOf(hand));
      }),
    crown: (shares) =>
      seats.forEach(({ flag }, seat) => {
        flag.hidden = (shares[seat] ?? 0) === 0;
      }),
  };
}

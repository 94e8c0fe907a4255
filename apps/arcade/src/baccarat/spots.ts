import { el } from '../kit/dom';
import { tagOf } from '../kit/languageTag';
import type { Words } from '../kit/texts';
import { type BaccaratGame, type WireStakes, SPOTS, type Spot } from '@perya/game-engines/baccarat';
import type { TextKey } from './texts';

/** The felt: five spots to bet on. */
export interface Spots {
  element: HTMLElement;
  /** What lies there: placed by the player, about to be placed, and everybody's. */
  show(stakes: { placed: WireStakes; pending: WireStakes; totals: WireStakes }): void;
  open(isOpen: boolean): void;
  /** Lights the spots that won. */
  light(won: readonly Spot[]): void;
}

/** Profit for each unit staked, as players write it: 0.95, 8, 11. */
export const oddsText = (
  { rules, language }: Pick<BaccaratGame, 'rules' | 'language'>,
  spot: Spot,
): string => {
  const [pays, per] = rules.pays[spot];
  return (pays / per).toLocaleString(tagOf(language));
};

export function createSpots(
  game: BaccaratGame,
  {
    words,
    money,
    onBet,
  }: { words: Words<TextKey>; money: (decimal: string) => string; onBet: (spot: Spot) => void },
): Spots {
  const spots = SPOTS.map((spot) => {
    const chips = el('span', { class: 'pile' });
    const total = el('span', { class: 'total' });
    const button = el(
      'button',
      {
        class: 'spot',
        attr: { type: 'button', 'data-spot': spot },
        on: {
          click: () => {
            if (button.getAttribute('aria-disabled') !== 'true') onBet(spot);
          },
        },
      },
      // A space between, for who hears them as one name.
      el('b', { text: `${words(spot)} ` }),
      el('small', { text: words('pays', { odds: oddsText(game, spot) }) }),
      chips,
      total,
    );
    return { spot, button, chips, total };
  });

  return {
    element: el('div', { class: 'spots' }, ...spots.map(({ button }) => button)),
    show: ({ placed, pending, totals }) => {
      for (const { spot, button, chips, total } of spots) {
        const mine = placed[spot];
        const more = pending[spot];
        chips.replaceChildren(
          ...(mine === undefined ? [] : [el('i', { class: 'mine', text: money(mine) })]),
          ...(more === undefined ? [] : [el('i', { class: 'pending', text: `+${money(more)}` })]),
        );
        const all = totals[spot];
        total.textContent = all === undefined || all === mine ? '' : money(all);
        const placedText = mine === undefined ? '' : words('placed', { amount: money(mine) });
        button.setAttribute('aria-description', placedText);
      }
    },
    open: (isOpen) => {
      for (const { button } of spots) button.setAttribute('aria-disabled', String(!isOpen));
    },
    light: (won) => {
      for (const { spot, button } of spots) {
        button.toggleAttribute('data-won', won.includes(spot));
      }
    },
  };
}

import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import type { TableState, WireStakes } from '@perya/game-engines/baccarat';
import type { TextKey } from './texts';

const SEATS = 7;

/** The chairs, who sits in them and what they have on the round. */
export interface SeatRow {
  element: HTMLElement;
  show(state: Pick<TableState, 'seats' | 'standing'>): void;
}

export function createSeatRow(
  words: Words<TextKey>,
  /** An amount in few signs: a chair is narrow on a phone. */
  compact: (decimal: string) => string,
): SeatRow {
  const chairs = el('ol', { class: 'chairs' });
  const standing = el('p', { class: 'standing' });
  return {
    element: el('div', { class: 'seats' }, chairs, standing),
    show: ({ seats, standing: count }) => {
      standing.textContent = count === 0 ? '' : words('standing', { count });
      chairs.replaceChildren(
        ...Array.from({ length: SEATS }, (_, place) => {
          const taken = seats.find(({ seat }) => seat === place + 1);
          const name =
            taken === undefined ? words('free') : taken.isMine ? words('you') : taken.name;
          const stakes = taken?.stakes ?? null;
          const stake = stakes === null ? '' : compact(sumOf(stakes));
          return el(
            'li',
            {
              attr: {
                'data-taken': taken !== undefined,
                'data-mine': taken?.isMine === true,
                'aria-label': [words('chair', { seat: place + 1 }), name, stake]
                  .filter(Boolean)
                  .join(', '),
              },
            },
            el('span', { class: 'name', text: taken === undefined ? String(place + 1) : name }),
            el('span', { class: 'bet', text: stake }),
          );
        }),
      );
    },
  };
}

/** Sum of decimal texts of two places, as one. */
export const sumOf = (stakes: WireStakes): string =>
  (
    Object.values(stakes).reduce((sum, stake) => sum + Math.round(Number(stake) * 100), 0) / 100
  ).toFixed(2);

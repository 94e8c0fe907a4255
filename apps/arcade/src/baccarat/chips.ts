import { el } from '../kit/dom';
import { roundButton } from '../kit/buttons';
import type { Words } from '../kit/texts';
import type { TextKey } from './texts';

/** A first chip is small against the balance: one of so many. */
const SMALL = 400;
/** So many chips lie in the tray. */
const CHIPS = 5;

/** The chips to choose from, and what takes one back or bets the same again. */
export interface Tray {
  element: HTMLElement;
  /** Value of the chosen chip, a decimal text. */
  value(): string;
  enable(can: { undo: boolean; repeat: boolean }): void;
}

export function createTray({
  stakes,
  balance,
  words,
  compact,
  onUndo,
  onRepeat,
}: {
  stakes: readonly string[];
  balance: string;
  words: Words<TextKey>;
  /** An amount in few signs: what fits on a chip. */
  compact: (decimal: string) => string;
  onUndo: () => void;
  onRepeat: () => void;
}): Tray {
  const values = spread(stakes);
  let chosen = Math.max(
    0,
    values.findLastIndex((value) => Number(value) <= Number(balance) / SMALL),
  );
  const buttons = values.map((value, place) =>
    el(
      'button',
      {
        class: 'chip',
        attr: {
          type: 'button',
          role: 'radio',
          'data-tone': place,
          'aria-label': words('chip', { amount: compact(value) }),
        },
        on: { click: () => choose(place) },
      },
      el('span', { text: compact(value) }),
    ),
  );
  const choose = (place: number): void => {
    chosen = place;
    buttons.forEach((button, at) => {
      button.setAttribute('aria-checked', String(at === chosen));
      button.tabIndex = at === chosen ? 0 : -1;
    });
  };
  choose(chosen);
  const group = el(
    'div',
    {
      class: 'chips',
      attr: { role: 'radiogroup', 'aria-label': words('chips') },
      on: {
        keydown: (event) => {
          const step = STEPS[(event as KeyboardEvent).key];
          if (step === undefined) return;
          event.preventDefault();
          choose((chosen + step + values.length) % values.length);
          buttons[chosen]?.focus();
        },
      },
    },
    ...buttons,
  );
  const undo = roundButton(words('undo'), ['M9 7L4 12L9 17', 'M4 12H14A6 6 0 0 1 20 18'], onUndo);
  const repeat = roundButton(
    words('repeat'),
    [
      'M5 8H16A3 3 0 0 1 19 11V13',
      'M8 5L5 8L8 11',
      'M19 16H8A3 3 0 0 1 5 13',
      'M16 13L19 16L16 19',
    ],
    onRepeat,
  );
  return {
    element: el('div', { class: 'tray' }, undo, group, repeat),
    value: () => values[chosen] ?? '0',
    enable: (can) => {
      undo.disabled = !can.undo;
      repeat.disabled = !can.repeat;
    },
  };
}

const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** At most five of the stakes, from the least to the most that people use. */
function spread(stakes: readonly string[]): string[] {
  if (stakes.length <= CHIPS) return [...stakes];
  const places = [0, 2, 3, 5, 6].map((place) => Math.min(place, stakes.length - 1));
  return [...new Set(places)].map((place) => stakes[place] ?? '0');
}

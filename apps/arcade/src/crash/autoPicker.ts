import { el } from '../kit/dom';
import { roundButton } from '../kit/buttons';
import type { Words } from '../kit/texts';
import type { TEXTS } from './texts';

/** Heights that one can choose, in hundredths. */
const STEPS = [110, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 5000, 10_000, 20_000];

/** Where to be cashed out without a press. */
export interface AutoPicker {
  element: HTMLElement;
  /** In hundredths; null where the player keeps the hand on it. */
  value(): number | null;
  /** While a rocket flies, nothing can be changed. */
  hold(isHeld: boolean): void;
}

export function createAutoPicker({
  words,
  height,
  highest,
}: {
  words: Words<keyof typeof TEXTS>;
  height: (hundredths: number) => string;
  highest: number;
}): AutoPicker {
  const steps = STEPS.filter((step) => step < highest);
  // Left of the first step: by hand.
  let place = -1;
  let isHeld = false;
  const text = el('output', { attr: { 'aria-live': 'polite' } });
  const less = roundButton(words('autoLess'), ['M5 12H19'], () => move(-1));
  const more = roundButton(words('autoMore'), ['M5 12H19', 'M12 5V19'], () => move(1));
  const value = (): number | null => steps[place] ?? null;
  const refresh = (): void => {
    const chosen = value();
    text.textContent = chosen === null ? words('autoOff') : height(chosen);
    less.disabled = isHeld || place < 0;
    more.disabled = isHeld || place === steps.length - 1;
  };
  function move(by: number): void {
    place = Math.min(steps.length - 1, Math.max(-1, place + by));
    refresh();
  }
  refresh();
  return {
    element: el(
      'div',
      { class: 'stake auto' },
      less,
      el('div', { class: 'field' }, el('span', { text: words('auto') }), text),
      more,
    ),
    value,
    hold: (next) => {
      isHeld = next;
      refresh();
    },
  };
}

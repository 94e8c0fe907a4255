import { el } from '../kit/dom';
import { shownPrice } from './names';

/** How long a moved price is marked. */
const MARKED_MS = 4000;

export interface PriceButton {
  element: HTMLButtonElement;
  update(state: { price: string | null; isChosen: boolean }): void;
}

interface Options {
  name: string;
  /** Said before the name by screen readers: which match, which market. */
  context: string;
  words: { wentUp: string; wentDown: string; closed: string };
  press(): void;
}

/** A price to bet at. One that moved says so, by a sign and in words, not by colour alone. */
export function createPriceButton({ name, context, words, press }: Options): PriceButton {
  const price = el('b');
  const heard = el('span', { class: 'heard' });
  const element = el(
    'button',
    { class: 'price', attr: { type: 'button' }, on: { click: press } },
    el('span', { class: 'heard', text: `${context}: ` }),
    el('span', { class: 'name', text: name }),
    el('span', { class: 'figure' }, price),
    heard,
  );
  let before: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = (direction: 'up' | 'down'): void => {
    element.dataset['moved'] = direction;
    clearTimeout(timer);
    timer = setTimeout(() => delete element.dataset['moved'], MARKED_MS);
  };

  return {
    element,
    update: ({ price: next, isChosen }) => {
      if (next !== null && before !== null && next !== before) {
        mark(Number(next) > Number(before) ? 'up' : 'down');
      }
      before = next ?? before;
      price.textContent = next === null ? '' : shownPrice(next);
      // What is on the slip can always be taken off.
      element.disabled = next === null && !isChosen;
      element.setAttribute('aria-pressed', String(isChosen));
      const { moved: how } = element.dataset;
      const change = how === undefined ? '' : `, ${how === 'up' ? words.wentUp : words.wentDown}`;
      heard.textContent = next === null ? words.closed : change;
    },
  };
}

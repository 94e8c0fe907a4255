import { el } from './dom';
import { roundButton } from './buttons';
import type { Words } from './texts';

/** Less, the stake, more. */
export interface StakePicker {
  element: HTMLElement;
  /** The chosen stake, a decimal text. */
  value(): string;
  move(by: number): void;
  /** Shows a stake that is not the player's to choose, such as a free spin's; undefined lets him again. */
  hold(stake: string | undefined): void;
}

/** Begins at the largest stake that is small against the balance. */
export function createStakePicker({
  stakes,
  balance,
  words,
  money,
  onChange,
}: {
  stakes: readonly string[];
  balance: string;
  words: Words;
  money: (decimal: string) => string;
  onChange?: () => void;
}): StakePicker {
  let place = Math.max(
    0,
    stakes.findLastIndex((stake) => Number(stake) <= Math.min(10, Number(balance) / 50)),
  );
  let held: string | undefined;
  const text = el('output', { attr: { 'aria-live': 'polite' } });
  const less = roundButton(words('less'), ['M5 12H19'], () => move(-1));
  const more = roundButton(words('more'), ['M5 12H19', 'M12 5V19'], () => move(1));
  const value = (): string => held ?? stakes[place] ?? '0';
  const refresh = (): void => {
    text.textContent = money(value());
    less.disabled = held !== undefined || place === 0;
    more.disabled = held !== undefined || place === stakes.length - 1;
  };
  function move(by: number): void {
    if (held !== undefined) return;
    place = Math.min(stakes.length - 1, Math.max(0, place + by));
    refresh();
    onChange?.();
  }
  refresh();
  return {
    element: el(
      'div',
      { class: 'stake' },
      less,
      el('div', { class: 'field' }, el('span', { text: words('stake') }), text),
      more,
    ),
    value,
    move,
    hold: (stake) => {
      held = stake;
      refresh();
    },
  };
}

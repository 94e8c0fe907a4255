import { el } from '../kit/dom';
import type { Book } from './book';
import { decimalOf, readStake } from './stake';

/** Steps that a tap adds to the stake, in units of the currency's main coin. */
const CHIPS = [10, 50, 100, 500] as const;
const FIRST = 100;

/** The stake: typed, or put together by taps. */
export function createStakeField(
  { words, game, shell }: Book,
  { onChange }: { onChange: () => void },
) {
  const label = el('label', { attr: { for: 'stake' } });
  const input = el('input', {
    attr: {
      id: 'stake',
      inputmode: 'decimal',
      autocomplete: 'off',
      value: String(Math.max(FIRST, Number(game.minStake))),
      'aria-describedby': 'stake-hint',
    },
    on: { input: onChange },
  });
  const add = (more: number) => (): void => {
    input.value = decimalOf((readStake(input.value) ?? 0) + more * 100).replace('.00', '');
    onChange();
  };
  const chips = CHIPS.map((more) =>
    el('button', {
      class: 'chip',
      text: `+${more}`,
      attr: { type: 'button' },
      on: { click: add(more) },
    }),
  );
  const hint = el('p', {
    class: 'stakeHint',
    attr: { id: 'stake-hint' },
    text: words('stakeHint', {
      least: shell.money(game.minStake),
      most: shell.money(game.maxStake),
    }),
  });
  return {
    elements: [label, el('div', { class: 'stakeRow' }, input, ...chips), hint],
    setLabel: (text: string): void => {
      label.textContent = text;
    },
    /** Minor units; 0 where nothing is typed that could be one. */
    value: (): number => readStake(input.value) ?? 0,
    /** Within the limits of the book; if not, the field gets the focus. */
    check: (): boolean => {
      const minor = readStake(input.value);
      const isFine =
        minor !== undefined &&
        minor >= Number(game.minStake) * 100 &&
        minor <= Number(game.maxStake) * 100;
      if (!isFine) input.focus();
      return isFine;
    },
  };
}

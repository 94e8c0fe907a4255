import { el } from '../kit/dom';
import type { Book } from './book';

const KINDS = ['accumulator', 'single'] as const;

/** One ticket of all selections, or one for each. */
export function createKindChoice({ words, store }: Book, { onChange }: { onChange: () => void }) {
  let chosen: (typeof KINDS)[number] = 'accumulator';
  const buttons = KINDS.map((kind) =>
    el('button', {
      text: words(kind),
      attr: { type: 'button' },
      on: {
        click: () => {
          chosen = kind;
          onChange();
        },
      },
    }),
  );
  const row = el('div', { class: 'kinds', attr: { role: 'group' } }, ...buttons);
  const warning = el('p', { class: 'warning', text: words('oneEvent'), attr: { hidden: true } });
  /** Two selections of one event hang together: they are only bet singly. */
  const hasTwins = (): boolean => {
    const events = [...store.picks.values()].map(({ event }) => event);
    return new Set(events).size !== events.length;
  };
  const isOne = (): boolean => store.picks.size === 1 || (chosen === 'accumulator' && !hasTwins());
  return {
    elements: [row, warning],
    isOne,
    refresh: (): void => {
      row.hidden = store.picks.size < 2;
      warning.hidden = !hasTwins();
      buttons.forEach((button, place) => {
        const isAccumulator = KINDS[place] === 'accumulator';
        button.disabled = isAccumulator && hasTwins();
        button.setAttribute('aria-pressed', String(isOne() === isAccumulator));
      });
    },
  };
}

import { el } from '../kit/dom';
import { createSlipForm, type SlipForm } from './slipForm';
import { iconButton } from '../kit/buttons';
import { eventName, marketName, selectionName, shownPrice } from './names';
import type { Book } from './book';
import { keyOf, type Pick } from './store';

export interface Slip {
  element: HTMLElement;
  refresh(): void;
}

const REMOVE = ['M7 7L17 17', 'M17 7L7 17'];

/** What the player is about to bet on. */
export function createSlip(book: Book): Slip {
  const { words, store } = book;
  const list = el('ul', { class: 'picks' });
  const empty = el('p', { class: 'empty', text: words('emptySlip') });
  const clear = el('button', {
    class: 'quiet',
    text: words('clearSlip'),
    attr: { type: 'button' },
    on: { click: () => store.clear() },
  });
  const form: SlipForm = createSlipForm(book);
  const rows = new Map<string, PickRow>();
  return {
    element: el('div', { class: 'slipBody' }, empty, list, form.element, clear),
    refresh: () => {
      for (const [key, row] of rows) {
        if (store.picks.has(key)) continue;
        row.element.remove();
        rows.delete(key);
      }
      for (const [key, pick] of store.picks) {
        const row = rows.get(key) ?? createPickRow(book, pick);
        if (!rows.has(key)) list.append(row.element);
        rows.set(key, row);
        row.update(pick);
      }
      const isEmpty = store.picks.size === 0;
      empty.hidden = !isEmpty;
      list.hidden = isEmpty;
      clear.hidden = isEmpty;
      form.refresh();
    },
  };
}

interface PickRow {
  element: HTMLElement;
  update(pick: Pick): void;
}

function createPickRow({ words, store }: Book, first: Pick): PickRow {
  const name = selectionName(words, first);
  const old = el('s');
  const price = el('b');
  const state = el('small');
  const element = el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', { text: name }),
      el('span', { text: marketName(words, first.sport, first.market) }),
      el('span', { text: eventName(first.sides, first.league) }),
    ),
    el('p', { class: 'figure' }, old, price, state),
    iconButton(words('remove', { name }), REMOVE, () => {
      const pick = store.picks.get(keyOf(first));
      if (pick !== undefined) store.toggle(pick);
    }),
  );
  return {
    element,
    update: ({ price: now, seen, isOver }) => {
      const hasMoved = now !== null && now !== seen;
      old.textContent = hasMoved ? shownPrice(seen) : '';
      price.textContent = now === null ? '–' : shownPrice(now);
      element.dataset['state'] = now === null ? 'closed' : hasMoved ? 'moved' : 'open';
      const word = now === null ? words(isOver ? 'overLeg' : 'closedLeg') : undefined;
      const change = hasMoved && words(Number(now) > Number(seen) ? 'wentUp' : 'wentDown');
      state.textContent = word ?? (change || '');
    },
  };
}

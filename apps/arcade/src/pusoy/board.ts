import { el } from '../kit/dom';
import type { Words } from '../kit/texts';
import {
  kindOf,
  strengthOf,
  type Card,
  type Hand,
  isInOrder,
  ROWS,
  rowsOf,
  type Rows,
} from '@perya/game-engines/pusoy';
import { drawFace, nameOf, toneOf } from './cards';
import type { TextKey } from './texts';

const ROW_NAMES = ['front', 'middle', 'back'] as const satisfies TextKey[];

/** The player's nine cards in their rows, and what each row is worth. */
export interface Board {
  element: HTMLElement;
  /** Takes new cards; they lie by rank, in rows that are in order. */
  deal(cards: readonly Card[]): void;
  /** Lays them so. */
  lay(rows: Rows): void;
  rows(): Rows | undefined;
  /** Which row is weaker than the one before it; undefined where all is well. */
  fault(): { earlier: TextKey; later: TextKey } | undefined;
  /** Whether cards can be changed. */
  open(isOpen: boolean): void;
  /** What a row has taken: its share of the prize in words, or null for none; undefined hides it. */
  mark(row: number, won: string | null | undefined): void;
  clear(): void;
}

export function createBoard({
  words,
  onChange,
  onPick,
}: {
  words: Words<TextKey>;
  onChange: () => void;
  onPick: () => void;
}): Board {
  const rows = ROW_NAMES.map((name) => createRow(words(name)));
  const element = el(
    'div',
    { class: 'board', attr: { role: 'group' } },
    ...rows.map((row) => row.element),
  );
  element.setAttribute('aria-label', words('you'));
  let laid: Card[] = [];
  let picked: number | null = null;
  let isOpen = false;

  const slots = Array.from({ length: ROWS * 3 }, (_, place) => {
    const slot = el('button', {
      class: 'card',
      attr: { type: 'button' },
      on: { click: () => press(place) },
    });
    rows[Math.floor(place / 3)]?.cards.append(slot);
    return slot;
  });

  function press(place: number): void {
    if (!isOpen || laid.length === 0) return;
    if (picked === null) {
      picked = place;
      onPick();
    } else {
      const [one = 0, other = 0] = [laid[picked], laid[place]];
      laid[picked] = other;
      laid[place] = one;
      picked = null;
      onChange();
    }
    refresh();
  }

  const current = (): Rows | undefined => rowsOf(laid, laid);

  function refresh(): void {
    slots.forEach((slot, place) =>
      drawSlot(slot, laid[place], { words, isPicked: picked === place, isOpen }),
    );
    const hands = current();
    rows.forEach((row, index) => {
      const hand = hands?.[index];
      row.kind.textContent = hand === undefined ? '' : words(kindOf(hand));
      const before = hands?.[index - 1];
      const isWeak =
        hand !== undefined && before !== undefined && strengthOf(hand) < strengthOf(before);
      row.element.dataset['weak'] = String(isWeak);
    });
  }

  refresh();
  return {
    element,
    deal: (cards) => {
      laid = startWith(cards);
      picked = null;
      element.dataset['fresh'] = 'true';
      setTimeout(() => delete element.dataset['fresh'], 900);
      refresh();
    },
    lay: (next) => {
      laid = next.flat();
      picked = null;
      refresh();
    },
    rows: current,
    fault: () => {
      const hands = current();
      if (hands === undefined || isInOrder(hands)) return undefined;
      const at = strengthOf(hands[1]) < strengthOf(hands[0]) ? 1 : 2;
      return { earlier: ROW_NAMES[at - 1] ?? 'front', later: ROW_NAMES[at] ?? 'back' };
    },
    open: (next) => {
      isOpen = next;
      refresh();
    },
    mark: (index, won) => {
      const row = rows[index];
      if (row === undefined) return;
      row.prize.textContent = won ?? '';
      if (won === undefined) delete row.element.dataset['won'];
      else row.element.dataset['won'] = String(won !== null);
    },
    clear: () => {
      laid = [];
      picked = null;
      refresh();
    },
  };
}

function createRow(name: string) {
  const kind = el('span', { class: 'kind' });
  const prize = el('b', { class: 'prize' });
  const cards = el('div', { class: 'cards' });
  const label = el('div', { class: 'rowName' }, el('span', { text: name }), kind);
  return { element: el('div', { class: 'row' }, label, cards, prize), kind, prize, cards };
}

function drawSlot(
  slot: HTMLButtonElement,
  card: Card | undefined,
  { words, isPicked, isOpen }: { words: Words<TextKey>; isPicked: boolean; isOpen: boolean },
): void {
  slot.disabled = card === undefined;
  slot.setAttribute('aria-pressed', String(isPicked));
  slot.setAttribute('aria-disabled', String(!isOpen));
  if (card === undefined) {
    slot.replaceChildren();
    slot.setAttribute('aria-label', words('hidden'));
    delete slot.dataset['tone'];
    delete slot.dataset['card'];
    return;
  }
  slot.setAttribute('aria-label', nameOf(card, words));
  slot.dataset['tone'] = toneOf(card);
  // The face is drawn once a card, so that the focus and the motion of a slot stay.
  if (slot.dataset['card'] === String(card)) return;
  slot.dataset['card'] = String(card);
  slot.replaceChildren(...drawFace(card));
}

/** By rank, three by three, and the heaps in the order of their strength: a start that may be shown. */
function startWith(cards: readonly Card[]): Card[] {
  const sorted = cards.toSorted((one, other) => one - other);
  const heap = (at: number): Hand => [sorted[at] ?? 0, sorted[at + 1] ?? 0, sorted[at + 2] ?? 0];
  return [heap(0), heap(3), heap(6)]
    .sort((one, other) => strengthOf(one) - strengthOf(other))
    .flat();
}

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** From an item to the one that a key moves to. */
const STEPS: Readonly<Partial<Record<string, (place: number, count: number) => number>>> = {
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Props of the button of a card or tile. */
export interface HandItemProps {
  'data-item': number;
  tabIndex: 0 | -1;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * One tab stop for the cards or tiles of a hand, between which arrow keys move.
 *
 * @param items the cards or tiles, in the order shown
 * @returns a reference to their list, and the props of each button
 */
export function useHandFocus(items: readonly number[]): {
  list: RefObject<HTMLUListElement | null>;
  propsOf(item: number): HandItemProps;
} {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<number>();
  const focusable = current !== undefined && items.includes(current) ? current : items[0];
  const focus = (item: number | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-item="${item}"]`)?.focus();
  useKeptFocus(items, focus);
  return {
    list,
    propsOf: (item) => ({
      'data-item': item,
      tabIndex: item === focusable ? 0 : -1,
      onFocus: () => setCurrent(item),
      onKeyDown: (event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        focus(items[step(items.indexOf(item), items.length)]);
      },
    }),
  };
}

/** Moves the focus to the neighbor of an item that has left the hand with it. */
function useKeptFocus(items: readonly number[], focus: (item: number | undefined) => void): void {
  const before = useRef<{ items: readonly number[]; focused: number }>({ items, focused: -1 });
  useEffect(() => {
    const { items: had, focused } = before.current;
    const isLost = document.activeElement === document.body && focused >= 0;
    if (isLost && items.length < had.length) focus(items[Math.min(focused, items.length - 1)]);
    const active = document.activeElement?.getAttribute('data-item') ?? null;
    before.current = { items, focused: active === null ? -1 : items.indexOf(Number(active)) };
  });
}

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { nextFocusIndex } from './gridMath';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), [tabindex]:not([role="gridcell"])';

interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>;
  /** Id of the grid; the ids of its cells are derived from it. */
  id: string;
  columns: number;
  count: number;
  /** The mounted items: `from` inclusive, `to` exclusive. */
  from: number;
  to: number;
  /** Number of rows to move by Page Up or Page Down. */
  pageRows: () => number;
  scrollToItem: (index: number) => void;
}

/**
 * A roving tab stop for a grid: one item is a tab stop and arrow keys move to the others, mounted or not.
 * Attach the returned handlers to the grid's element.
 */
export function useGridFocus(options: GridFocusOptions) {
  const { grid, id, columns, count, from, to, pageRows, scrollToItem } = options;
  const [active, setActive] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    const index = wanted.current;
    if (index === undefined) return;
    const target = grid.current?.querySelector(`#${CSS.escape(cellId(id, index))}`);
    if (!target) return;
    wanted.current = undefined;
    target.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  });

  const isMounted = active >= from && active < to;

  return {
    /** The item that is the tab stop. */
    tabStop: isMounted || hasFocus ? active : from,
    /**
     * The focused item, if it is scrolled out of the mounted range: it stays mounted so that the focus isn't
     * lost.
     */
    strayIndex: hasFocus && active < count && !isMounted ? active : undefined,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.shiftKey || isTyping(event.target)) return;
        const target = nextFocusIndex({
          key: event.key,
          whole: event.ctrlKey || event.metaKey,
          index: active,
          columns,
          count,
          pageRows: pageRows(),
        });
        if (target === undefined) return;
        event.preventDefault();
        wanted.current = target;
        setActive(target);
        scrollToItem(target);
      },
      onFocus: (event: FocusEvent) => {
        const index = event.target.closest('[role="gridcell"]')?.getAttribute('data-index');
        setHasFocus(true);
        if (typeof index === 'string') setActive(Number(index));
      },
      onBlur: () => setHasFocus(false),
    },
  };
}

/** The id of a cell's element. */
export function cellId(gridId: string, index: number): string {
  return `${gridId}-${index}`;
}

/** In a text field the arrow keys move the caret. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

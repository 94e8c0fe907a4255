import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useBook } from './book';
import type { PanelTab } from './bookStore';

/** The panel as a sheet: opens and closes it, and manages the focus. */
export interface Sheet {
  open(tab: PanelTab): void;
  close(): void;
  /**
   * Wraps a change that may remove the focused element: the focus then moves to a tab instead of being lost.
   */
  keepFocus(tab: PanelTab, change: () => void): void;
  tabRefs: Readonly<Record<PanelTab, RefObject<HTMLButtonElement | null>>>;
  /** The button that opens the slip; it's focused when the sheet is closed. */
  openerRef: RefObject<HTMLButtonElement | null>;
}

export function useSheet(): Sheet {
  const book = useBook();
  const slipRef = useRef<HTMLButtonElement>(null);
  const betsRef = useRef<HTMLButtonElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const tabRefs = { slip: slipRef, bets: betsRef };
  return {
    tabRefs,
    openerRef,
    // Rendered synchronously: a closed sheet is inert, and can't be focused.
    open: (tab) => {
      flushSync(() => book.openSheet(tab));
      tabRefs[tab].current?.focus();
    },
    close: () => {
      flushSync(() => book.closeSheet());
      openerRef.current?.focus();
    },
    keepFocus: (tab, change) => {
      flushSync(change);
      if (document.activeElement === document.body) tabRefs[tab].current?.focus();
    },
  };
}

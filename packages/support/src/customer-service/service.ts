import { createStore, useStore } from 'zustand';

import type { ServiceWindow } from './serviceWindow';

/** What the page itself has to show of the customer service: nothing while its window does. */
export type ServiceState =
  | { readonly kind: 'away' }
  /** The window is open, and its address is being fetched. */
  | { readonly kind: 'opening' }
  /** No window; the address is being fetched for a link in the page. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'blocked'; readonly address: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The platform named an address that the brand does not know (§8: invalid URL). */
export const UNKNOWN_ADDRESS = { key: 'invalid_url' } as const;

const AWAY: ServiceState = { kind: 'away' };
const store = createStore<ServiceState>(() => AWAY);
let current: ServiceWindow | null = null;
/** Grows with every opening, so that a late answer finds that it is late. */
let opening = 0;

export const useServiceState = () => useStore(store);

export interface ServiceOpening {
  /** Opens the window, in the click; null where the browser blocked it. */
  openWindow: () => ServiceWindow | null;
  /** Fetches the address; null where the one that came may not be opened. */
  findAddress: () => Promise<string | null>;
}

/** The player asks for the customer service. Call it in the click itself. */
export function serviceAskedFor({ openWindow, findAddress }: ServiceOpening): void {
  const { kind } = store.getState();
  if (current && !current.isClosed) {
    current.focus();
    // One click, one window; a second click while it opens asks for nothing more.
    if (kind === 'opening' || kind === 'away') return;
  }
  current = openWindow();
  const target = current;
  store.setState(target ? { kind: 'opening' } : { kind: 'asking' }, true);
  opening += 1;
  const mine = opening;
  const arrive = (state: ServiceState) => {
    if (mine === opening) store.setState(state, true);
  };
  findAddress().then(
    (address) => {
      if (address === null) {
        target?.close();
        arrive({ kind: 'failed', error: UNKNOWN_ADDRESS });
      } else if (target) {
        if (!target.isClosed) target.goTo(address);
        arrive(AWAY);
      } else arrive({ kind: 'blocked', address });
    },
    (error: unknown) => {
      target?.close();
      arrive({ kind: 'failed', error });
    },
  );
}

/** The panel was put away. */
export function servicePanelClosed(): void {
  opening += 1;
  store.setState(AWAY, true);
}

/** As before the first click: for tests and stories. */
export function forgetService(state: ServiceState = AWAY): void {
  current = null;
  opening += 1;
  store.setState(state, true);
}

import { createStore, useStore } from 'zustand';

import type { ServiceWindow } from './serviceWindow';

/** What the page itself shows for customer service; nothing while its window is open. */
export type ServiceState =
  | { readonly kind: 'away' }
  /** The window is open, and its address is being fetched. */
  | { readonly kind: 'opening' }
  /** No window; the address is being fetched for a link in the page. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'blocked'; readonly address: string }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The platform returned an address that isn't in the brand's configuration (§8: invalid URL). */
export const UNKNOWN_ADDRESS = { key: 'invalid_url' } as const;

const AWAY: ServiceState = { kind: 'away' };
const store = createStore<ServiceState>(() => AWAY);
let current: ServiceWindow | null = null;
/** Incremented for every opening, to detect outdated responses. */
let opening = 0;

export const useServiceState = () => useStore(store);

export interface ServiceOpening {
  /** Opens the window, in the click handler; null if the browser blocked it. */
  openWindow: () => ServiceWindow | null;
  /** Fetches the address; null if it isn't allowed. */
  findAddress: () => Promise<string | null>;
}

/** Opens the customer service. Must be called directly in the click handler. */
export function openService({ openWindow, findAddress }: ServiceOpening): void {
  const { kind } = store.getState();
  if (current && !current.isClosed) {
    current.focus();
    // One window per click; further clicks while it opens are ignored.
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

/** The panel was closed. */
export function closeServicePanel(): void {
  opening += 1;
  store.setState(AWAY, true);
}

/** Resets the state: for tests and stories. */
export function forgetService(state: ServiceState = AWAY): void {
  current = null;
  opening += 1;
  store.setState(state, true);
}

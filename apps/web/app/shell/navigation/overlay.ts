import { useSyncExternalStore } from 'react';

/** What may be opened over a page by a button anywhere in the shell; one at a time. */
export type OverlayName =
  | 'drawer'
  | 'signOut'
  | 'search'
  | 'notices'
  | 'help'
  | 'feedback'
  | 'speedTest'
  | 'download';

let open: OverlayName | null = null;
/** The path of the address when it was opened. */
let openedAt = '';
const listeners = new Set<() => void>();

function set(next: OverlayName | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens it in place of whichever stands there: from the drawer one goes on, not deeper. */
export function openOverlay(name: OverlayName): void {
  openedAt = window.location.pathname;
  set(name);
}

/** Only if it is still the one: a late answer of another closes nothing. */
export function closeOverlay(name: OverlayName): void {
  if (open === name) set(null);
}

export function isOverlayOpen(name: OverlayName): boolean {
  return open === name;
}

/**
 * A new page begins with nothing over it. What stays: the question whether to sign out, and what was opened
 * while the address was the new page's already and the last one was still shown.
 */
export function closeForNewPage(pathname: string): void {
  if (open !== null && open !== 'signOut' && openedAt !== pathname) set(null);
}

export function useOpenOverlay(): OverlayName | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => null,
  );
}

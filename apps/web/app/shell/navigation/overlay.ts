import { useSyncExternalStore } from 'react';

/** Overlays that the shell can open over a page; one at a time. */
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
/** The path at which it was opened. */
let openedAt = '';
const listeners = new Set<() => void>();

function set(next: OverlayName | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens an overlay and replaces the current one: overlays don't stack. */
export function openOverlay(name: OverlayName): void {
  openedAt = window.location.pathname;
  set(name);
}

/** Closes the overlay only if it's the current one, so a late callback doesn't close another. */
export function closeOverlay(name: OverlayName): void {
  if (open === name) set(null);
}

export function isOverlayOpen(name: OverlayName): boolean {
  return open === name;
}

/**
 * Closes overlays when the page changes. Exceptions: the sign-out confirmation, and overlays opened after the
 * URL changed but before the new page rendered.
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

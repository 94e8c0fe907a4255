import { useSyncExternalStore } from 'react';

let isAsked = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Signing out is asked about first. */
export function askToSignOut(): void {
  set(true);
}

export function signOutAnswered(): void {
  set(false);
}

export function useIsSignOutAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isAsked,
    () => false,
  );
}

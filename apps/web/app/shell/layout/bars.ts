import { useSyncExternalStore } from 'react';

let areShown = false;
const listeners = new Set<() => void>();

/** Pages on which the rail and header are hidden by default. */
export function hasHiddenBars(pathname: string): boolean {
  return /^\/(?:seamless|vnlottery)\/?$/.test(pathname);
}

export function toggleBars(): void {
  areShown = !areShown;
  for (const listener of listeners) listener();
}

/** Whether the rail and header are shown on such a page. */
export function useAreBarsShown(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => areShown,
    () => false,
  );
}

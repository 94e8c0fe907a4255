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

/**
 * The state of the rail and header on a page that can hide them; undefined on others. Stylesheets use it as
 * `data-bars` of the shell, so the server's markup is already correct.
 */
export function useBars(pathname: string): 'shown' | 'hidden' | undefined {
  const areBarsShown = useAreBarsShown();
  if (!hasHiddenBars(pathname)) return undefined;
  return areBarsShown ? 'shown' : 'hidden';
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

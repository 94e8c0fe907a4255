import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is at least so many pixels wide: for parts that a narrow one never shows, and
 * need not fetch. Not on the server; everywhere without media queries.
 */
export function useIsWide(from: number): boolean {
  const query = `(min-width: ${from}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia !== 'function' || matchMedia(query).matches,
    () => false,
  );
}

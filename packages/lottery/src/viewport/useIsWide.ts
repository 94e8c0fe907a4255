import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the viewport is at least `from` pixels wide, to avoid loading parts that narrow screens never show.
 * False on the server; true without `matchMedia`.
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

import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the viewport is at least `from` pixels wide, to avoid loading parts that narrow screens never show.
 * True without `matchMedia`.
 *
 * @param onServer the value on the server and during hydration; if true, style sheets hide the part on narrow
 *   screens
 */
export function useIsWide(from: number, onServer = false): boolean {
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
    () => onServer,
  );
}

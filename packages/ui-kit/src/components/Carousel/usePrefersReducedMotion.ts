import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * The visitor's `prefers-reduced-motion` setting, updated when it changes. `false` on the server, where it is
 * unknown.
 */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function read(): boolean {
  // Some embedded web views, and jsdom, don't support media queries.
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches;
}

function subscribe(callback: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(QUERY);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** The visitor's wish, followed as it changes. Unknown, and so taken as no, on the server. */
export function useWantsStillness(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function read(): boolean {
  // Some embedded web views, and jsdom, have no media queries.
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches;
}

function subscribe(callback: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const query = matchMedia(QUERY);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

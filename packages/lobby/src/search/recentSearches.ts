import { useSyncExternalStore } from 'react';

const KEY = 'recentSearches';
const MOST = 6;

/** In-memory copy, for when storage is blocked or full. */
let remembered: readonly string[] | undefined;
const listeners = new Set<() => void>();
const NONE: readonly string[] = [];

/** The latest successful searches, the newest first. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE);
}

export function recentSearches(): readonly string[] {
  remembered ??= read();
  return remembered;
}

/** Records a search that led to a selection. */
export function addRecentSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, MOST));
}

export function clearRecentSearches(): void {
  keep(NONE);
}

function keep(next: readonly string[]): void {
  remembered = next;
  try {
    if (next.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Kept in memory for this visit.
  }
  for (const listener of listeners) listener();
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    // Ignores invalid data, written by an older release or by hand.
    return Array.isArray(kept)
      ? kept.filter((text): text is string => typeof text === 'string').slice(0, MOST)
      : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

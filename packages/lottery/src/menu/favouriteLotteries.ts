import { useMember } from '@perya/session';
import { useSyncExternalStore } from 'react';

/** Favorites are stored per member, on this device (specification §3). */
const PREFIX = 'lotteryFavourites:';
const keyOf = (account: string) => `${PREFIX}${account}`;

const NONE: readonly string[] = [];
/** In-memory copy, for when storage is blocked or full. */
const remembered = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();

/** Codes of the member's favorite lotteries, the newest last; empty for guests. */
export function useFavouriteLotteries(): readonly string[] {
  const account = useMember()?.account ?? null;
  return useSyncExternalStore(
    subscribe,
    () => (account === null ? NONE : favouritesOf(account)),
    () => NONE,
  );
}

/** Adds or removes a favorite. */
export function toggleFavouriteLottery(account: string, code: string): void {
  const now = favouritesOf(account);
  const next = now.includes(code) ? now.filter((each) => each !== code) : [...now, code];
  remembered.set(account, next);
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(next));
  } catch {
    // Kept in memory for this visit.
  }
  for (const listener of listeners) listener();
}

function favouritesOf(account: string): readonly string[] {
  const known = remembered.get(account) ?? read(account);
  remembered.set(account, known);
  return known;
}

function read(account: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((code): code is string => typeof code === 'string')
      : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  // Changed in another tab by the same member.
  const stored = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    remembered.clear();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', stored);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', stored);
  };
}

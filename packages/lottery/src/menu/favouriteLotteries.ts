import { useMember } from '@perya/session';
import { useSyncExternalStore } from 'react';

/** Favourites are one member's, on this device (specification §3). */
const PREFIX = 'lotteryFavourites:';
const keyOf = (account: string) => `${PREFIX}${account}`;

const NONE: readonly string[] = [];
/** Kept beside the storage: where that is blocked or full, the visit remembers. */
const remembered = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();

/** Codes of the member's favourite lotteries, the newest last; none for a guest. */
export function useFavouriteLotteries(): readonly string[] {
  const account = useMember()?.account ?? null;
  return useSyncExternalStore(
    subscribe,
    () => (account === null ? NONE : favouritesOf(account)),
    () => NONE,
  );
}

/** Sets or takes back the heart of a lottery. */
export function favouriteLotteryToggled(account: string, code: string): void {
  const now = favouritesOf(account);
  const next = now.includes(code) ? now.filter((each) => each !== code) : [...now, code];
  remembered.set(account, next);
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(next));
  } catch {
    // Memory has them for this visit.
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
  // Another tab of the same member has set a heart.
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

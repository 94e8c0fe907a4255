/** Why nothing survives a reload: the browser blocks storage, or it is full. */
export type StorageError = 'blocked' | 'full';

/**
 * Session storage that never throws. Entries that can't be stored are kept in memory: the visit continues,
 * and `fault` reports that a reload will lose them.
 */
export interface TabStorage {
  readonly error: StorageError | null;
  get(key: string): string | null;
  /** Writes all of the entries, or keeps all of them in memory only; null removes an entry. */
  set(entries: Readonly<Record<string, string | null>>): void;
  /** Clears all of this tab's storage, including entries of other code. */
  clear(): void;
}

/** @param open returns the tab's storage; may throw, like the browser's own getter if storage is blocked */
export function createTabStorage(open: () => Storage | undefined): TabStorage {
  const memory = new Map<string, string>();
  let storage: Storage | undefined;
  try {
    storage = open();
    // Some browsers return a storage that throws only when it is used.
    storage?.getItem('token');
  } catch {
    storage = undefined;
  }

  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return storage && action(storage);
    } catch {
      // Blocked while the page was open: not used from here on.
      storage = undefined;
      return undefined;
    }
  };

  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };

  return {
    get error() {
      if (!storage) return 'blocked';
      return memory.size > 0 ? 'full' : null;
    },
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(entries) {
      // Removes the old entries first, so that a failure leaves no half of an older session behind.
      for (const key of Object.keys(entries)) remove(key);
      const kept = Object.entries(entries).filter((entry) => entry[1] !== null);
      try {
        for (const [key, value] of kept) {
          if (storage) storage.setItem(key, value ?? '');
          else memory.set(key, value ?? '');
        }
      } catch {
        for (const [key, value] of kept) {
          remove(key);
          memory.set(key, value ?? '');
        }
      }
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

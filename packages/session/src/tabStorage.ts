/** Why nothing survives a reload: the browser forbids storage, or there is no room left in it. */
export type StorageFault = 'blocked' | 'full';

/**
 * Session storage that never throws. What cannot be kept is held in memory: the visitor goes on, and
 * `fault` says that a reload will forget.
 */
export interface TabStorage {
  readonly fault: StorageFault | null;
  get(key: string): string | null;
  /** Writes all of the entries, or keeps all of them in memory only; null removes. */
  set(entries: Readonly<Record<string, string | null>>): void;
  /** Forgets everything of this tab, whoever wrote it. */
  clear(): void;
}

/** @param open gives the tab's storage; may throw, as the browser's own getter does where storage is blocked */
export function createTabStorage(open: () => Storage | undefined): TabStorage {
  const memory = new Map<string, string>();
  let storage: Storage | undefined;
  try {
    storage = open();
    // Some browsers hand out a storage that refuses only the use of it.
    storage?.getItem('token');
  } catch {
    storage = undefined;
  }

  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return storage && action(storage);
    } catch {
      // It has been forbidden while the page was open: from here on it is not asked again.
      storage = undefined;
      return undefined;
    }
  };

  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };

  return {
    get fault() {
      if (!storage) return 'blocked';
      return memory.size > 0 ? 'full' : null;
    },
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(entries) {
      // First out with the old, so that a refusal leaves no half of an older session behind.
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

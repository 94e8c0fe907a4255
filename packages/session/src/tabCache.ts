/** An answer of the platform that is asked for once per tab, kept in session storage until the sign-out. */
export interface TabCache<T> {
  /** The kept value; null if there is none, or if it's invalid. The same object until the value changes. */
  get(): T | null;
  set(value: T): void;
  clear(): void;
}

/**
 * Creates a cache in session storage (specification §4). If storage is blocked or full, nothing is kept, and
 * the next page asks again.
 *
 * @param key the key in session storage
 * @param parse validates what is stored, which survives a deploy in an open tab; null if it's invalid
 */
export function createTabCache<T>(key: string, parse: (stored: unknown) => T | null): TabCache<T> {
  let last: { readonly text: string; readonly value: T | null } | null = null;
  const read = (text: string): T | null => {
    try {
      return parse(JSON.parse(text));
    } catch {
      return null;
    }
  };
  return {
    get() {
      const text = attempt(() => sessionStorage.getItem(key)) ?? null;
      if (text === null) return null;
      if (last?.text !== text) last = { text, value: read(text) };
      return last.value;
    },
    set(value) {
      attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
    },
    clear() {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

/** Undefined if storage is blocked or full, and on the server, which has none. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

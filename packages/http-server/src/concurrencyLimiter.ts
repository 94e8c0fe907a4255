/** The number of slots in use per key, up to a maximum. */
export interface ConcurrencyLimiter {
  /**
   * Takes a slot of this key. Returns undefined if none is left, otherwise a function that releases it;
   * repeated calls are harmless.
   */
  take(key: string): (() => void) | undefined;
}

/** Creates slots, with a maximum per key: for example the connections of each network. */
export function createConcurrencyLimiter(maxPerKey: number): ConcurrencyLimiter {
  const taken = new Map<string, number>();
  return {
    take: (key) => {
      const count = taken.get(key) ?? 0;
      if (count >= maxPerKey) return undefined;
      taken.set(key, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}

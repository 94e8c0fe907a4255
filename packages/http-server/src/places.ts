/** What each key holds at the moment, up to a maximum. */
export interface Places {
  /** Takes a place of this key. Undefined where none is left, else how to give it back; more than once does no harm. */
  take(key: string): (() => void) | undefined;
}

/** Makes places of which each key has so many, for example each network so many connections. */
export function createPlaces(maxPerKey: number): Places {
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

/** A reproducible random source: the same key always gives the same sequence, on every machine. */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** An integer in [min, max]. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** FNV-1a over UTF-16 units: spreads short, similar keys well enough to seed the generator. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** For demo data and drawings only: must not be used for game outcomes (see @perya/rules/fairness). */
export function seededRandom(key: string): Random {
  let state = hash32(key);
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let word = state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
      return item;
    },
    shuffled: (items) => {
      const copy = [...items];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = int(0, index);
        [copy[index], copy[other]] = [copy[other] as never, copy[index] as never];
      }
      return copy;
    },
  };
}

/** Deals every item once before any repeats, so that neighbors in a list differ. */
export function dealer<T>(random: Random, items: readonly T[]): () => T {
  let hand: T[] = [];
  let last: T | undefined;
  return () => {
    if (hand.length === 0) {
      hand = random.shuffled(items);
      if (items.length > 1 && hand.at(-1) === last) hand.reverse();
    }
    last = hand.pop() as T;
    return last;
  };
}

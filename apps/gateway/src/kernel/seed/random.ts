import { createHash } from 'node:crypto';

/** A random stream that is the same for the same seed on every machine. Not for secrets. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True with a probability of `share`. */
  chance(share: number): boolean;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Creates a stream from a text: xoshiro128** seeded with the text's SHA-256. */
export function createRandom(seed: string): Random {
  const digest = createHash('sha256').update(seed).digest();
  let a = digest.readUInt32LE(0);
  let b = digest.readUInt32LE(4);
  let c = digest.readUInt32LE(8);
  let d = digest.readUInt32LE(12) | 1;

  const next32 = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return result;
  };
  // 53 bits, the precision of a double.
  const next = () => ((next32() >>> 5) * 0x4000000 + (next32() >>> 6)) / 0x20000000000000;
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    chance: (share) => next() < share,
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        const swapped = shuffled[last];
        const chosen = shuffled[other];
        if (swapped === undefined || chosen === undefined) continue;
        shuffled[last] = chosen;
        shuffled[other] = swapped;
      }
      return shuffled;
    },
  };
}

const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));

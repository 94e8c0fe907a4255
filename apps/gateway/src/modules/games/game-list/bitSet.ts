/**
 * A bit set of positions from 0. A set of 50,000 takes 6 KB, and two sets are intersected in microseconds.
 */
export type BitSet = Uint32Array;

const BITS = 32;

export const emptyBits = (length: number): BitSet => new Uint32Array(Math.ceil(length / BITS));

export function addBit(bits: BitSet, position: number): void {
  const word = Math.floor(position / BITS);
  bits[word] = (bits[word] ?? 0) | (1 << (position % BITS));
}

export const hasBit = (bits: BitSet, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** The intersection of the sets. */
export function intersection([first, ...others]: readonly [BitSet, ...BitSet[]]): BitSet {
  const result = first.slice();
  for (const bits of others) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) & (bits[word] ?? 0);
    }
  }
  return result;
}

/** The union of the sets. */
export function union(sets: readonly BitSet[], length: number): BitSet {
  const result = emptyBits(length);
  for (const bits of sets) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) | (bits[word] ?? 0);
    }
  }
  return result;
}

/** The difference: positions in the first set that are not in the second. */
export function difference(bits: BitSet, others: BitSet): BitSet {
  return bits.map((word, at) => word & ~(others[at] ?? 0));
}

/** The number of positions that two sets have in common. */
export function countIntersection(bits: BitSet, others: BitSet): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    count += ones((bits[word] ?? 0) & (others[word] ?? 0));
  }
  return count;
}

/** Counts the set bits of a word: sums them in pairs, then in fours, in bytes and in total. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of positions from 0, one bit for each: 50,000 of them are 6 KB, and two sets meet in microseconds. */
export type Bits = Uint32Array;

const BITS = 32;

export const noBits = (length: number): Bits => new Uint32Array(Math.ceil(length / BITS));

export function addBit(bits: Bits, position: number): void {
  const word = Math.floor(position / BITS);
  bits[word] = (bits[word] ?? 0) | (1 << (position % BITS));
}

export const hasBit = (bits: Bits, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** What all of the sets have. */
export function common([first, ...others]: readonly [Bits, ...Bits[]]): Bits {
  const result = first.slice();
  for (const bits of others) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) & (bits[word] ?? 0);
    }
  }
  return result;
}

/** What any of the sets has. */
export function together(sets: readonly Bits[], length: number): Bits {
  const result = noBits(length);
  for (const bits of sets) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) | (bits[word] ?? 0);
    }
  }
  return result;
}

/** What the first set has and the second has not. */
export function without(bits: Bits, others: Bits): Bits {
  return bits.map((word, at) => word & ~(others[at] ?? 0));
}

/** How many positions two sets have in common. */
export function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    count += ones((bits[word] ?? 0) & (others[word] ?? 0));
  }
  return count;
}

/** The bits of a word that are set, added up in pairs, in fours, in bytes, and then at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

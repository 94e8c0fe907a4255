/** Which ASCII characters a character set matches. */
export interface SetKind {
  /**
   * `A` for capitals, `a` for lower-case letters, `0` for digits, combined for example as `Aa0`; `null` if it
   * matches only part of one of these.
   */
  readonly alphabet: string | null;
  readonly hasSpace: boolean;
  /** In ASCII order. */
  readonly symbols: string;
  /** It matches letters of other scripts and characters that are not letters. */
  readonly isWorldwide: boolean;
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABETS = [
  ['A', CAPITALS],
  ['a', CAPITALS.toLowerCase()],
  ['0', '0123456789'],
] as const;

export const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** One letter of each kind of script, and symbols of none. */
const WORLD = 'éđก字かफ😀€';

/** Tests a single-character expression with every ASCII character. */
export function setKind(set: RegExp): SetKind {
  const taking = (signs: string) =>
    Array.from(signs)
      .filter((sign) => set.test(sign))
      .join('');
  const taken = ALPHABETS.map(([name, all]) => ({ name, all, some: taking(all) }));
  const isWhole = taken.every(({ all, some }) => some === '' || some === all);
  return {
    alphabet: isWhole ? taken.map(({ name, some }) => (some === '' ? '' : name)).join('') : null,
    hasSpace: set.test(' '),
    symbols: taking(SYMBOLS),
    isWorldwide: taking(WORLD) === WORLD,
  };
}

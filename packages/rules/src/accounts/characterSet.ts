/** What a set of characters takes of the signs on every keyboard. */
export interface SetKind {
  /**
   * `A` for the capitals, `a` for the small letters, `0` for the digits that it takes, together
   * for example `Aa0`; `null` where it takes only some of one.
   */
  readonly alphabet: string | null;
  readonly hasSpace: boolean;
  /** In the order of ASCII. */
  readonly symbols: string;
  /** It takes letters of other scripts, and what is no letter at all. */
  readonly isWorldwide: boolean;
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABETS = [
  ['A', CAPITALS],
  ['a', CAPITALS.toLowerCase()],
  ['0', '0123456789'],
] as const;

export const SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** One letter of each kind of script, and a sign of none. */
const WORLD = 'éđก字かफ😀€';

/** Tries an expression of one character on every sign. */
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

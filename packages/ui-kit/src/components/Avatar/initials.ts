const WORD_BREAK = /[\s._-]+/u;

/** Number of tints for an avatar without a picture: one per step of the hue ring. */
export const TINTS = 10;

/** One or two letters of a name, split by grapheme: a Thai vowel sign stays with its consonant. */
export function initialsOf(name: string): string {
  const words = name.trim().split(WORD_BREAK).filter(Boolean);
  const first = words[0];
  if (first === undefined) return '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase();
}

/** The same name always gets the same tint. */
export function tintOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash % TINTS;
}

function firstLetter(word: string): string {
  const [segment] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return segment?.segment ?? '';
}

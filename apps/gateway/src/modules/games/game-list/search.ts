/** Finds names by partial words, in any order, with typos. */
export interface NameIndex {
  /** Positions that match every word of the query, with a score; higher is better. */
  find(query: string): Map<number, number>;
  /** The same positions, best match first; equal matches in their original order. */
  ranked(query: string): Int32Array;
  /** Words of names that are spelled similarly to a given one: nearest first, then most used. */
  near(word: string, max: number): { word: string; distance: number }[];
}

/** The score of a word that a name contains exactly as typed. */
export const BEST_SCORE = 8;
/** Further words are ignored. */
export const MAX_WORDS = 8;

const EXACT = BEST_SCORE;
const PREFIX = 5;
const INSIDE = 3;
const NEAR = 2;
const NEAR_PREFIX = 1;

/** Scores are stored in halves, as integers. */
const HALVES = 2;
/** A match in a word beside the name, such as the studio's, counts half. */
const BESIDE = 0.5;
/** One or two letters are a prefix of too many kinds and studios. */
const SHORTEST_BESIDE = 3;

/** A word and the positions where it occurs. */
interface Entry {
  word: string;
  letters: number;
  inNames: Int32Array;
  beside: Int32Array;
}

/**
 * @param besides by position, words that people use together with a name or instead of it: the studio, the
 *   kind of game
 */
export function indexNames(names: readonly string[], besides: readonly string[] = []): NameIndex {
  const entries = entriesOf(postingsOf(names), postingsOf(besides));
  const scored = (query: string): Uint8Array => scoresOf(entries, names.length, wordsOf(query));
  return {
    find: (query) => {
      const scores = scored(query);
      const found = new Map<number, number>();
      scores.forEach((score, position) => {
        if (score > 0) found.set(position, score / HALVES);
      });
      return found;
    },
    ranked: (query) => byScore(scored(query)),
    near: (typed, max) => nearWords(typed, entries, max),
  };
}

/** The total score of the words per position; 0 if one of them is missing. */
function scoresOf(entries: readonly Entry[], length: number, words: readonly string[]): Uint8Array {
  let total: Uint8Array | undefined;
  for (const word of words.slice(0, MAX_WORDS)) {
    // At most 8 words of 16 halves: the sum fits a byte.
    const scores = new Uint8Array(length);
    for (const { entry, score } of matchesOf(entries, word)) {
      raise(scores, entry.inNames, score * HALVES);
      if (word.length >= SHORTEST_BESIDE) raise(scores, entry.beside, score * HALVES * BESIDE);
    }
    if (total === undefined) total = scores;
    else {
      for (let at = 0; at < length; at += 1) {
        const [before = 0, now = 0] = [total[at], scores[at]];
        total[at] = before > 0 && now > 0 ? before + now : 0;
      }
    }
  }
  return total ?? new Uint8Array(length);
}

function raise(scores: Uint8Array, positions: Int32Array, score: number): void {
  for (const position of positions) {
    if ((scores[position] ?? 0) < score) scores[position] = score;
  }
}

/** The vocabulary is a few thousand words even for 50,000 names, so each query can scan all of it. */
function* matchesOf(
  entries: readonly Entry[],
  typed: string,
): Generator<{ entry: Entry; score: number }> {
  const slips = allowedSlips(typed);
  const letters = lettersOf(typed);
  for (const entry of entries) {
    const { word } = entry;
    if (word === typed) yield { entry, score: EXACT };
    else if (word.startsWith(typed)) yield { entry, score: PREFIX };
    else if (typed.length >= 3 && word.includes(typed)) yield { entry, score: INSIDE };
    else if (slips > 0 && missing(letters, entry.letters) <= slips) {
      if (isEditDistanceWithin(typed, word, slips)) yield { entry, score: NEAR };
      // An incomplete word: compare it with the beginning of a longer word.
      else if (
        word.length > typed.length &&
        isEditDistanceWithin(typed, word.slice(0, typed.length), slips)
      )
        yield { entry, score: NEAR_PREFIX };
    }
  }
}

/** Positions with a score, highest first; equal scores keep their order. */
function byScore(scores: Uint8Array): Int32Array {
  const starts = new Int32Array(257);
  for (const score of scores) starts[256 - score] = (starts[256 - score] ?? 0) + 1;
  // Converts the counts per score to start offsets; positions without a score are left out.
  let sum = 0;
  for (let at = 0; at < 256; at += 1) {
    const count = starts[at] ?? 0;
    starts[at] = sum;
    sum += count;
  }
  const ranked = new Int32Array(sum);
  scores.forEach((score, position) => {
    if (score === 0) return;
    const place = starts[256 - score] ?? 0;
    ranked[place] = position;
    starts[256 - score] = place + 1;
  });
  return ranked;
}

const NOWHERE = new Int32Array(0);

function entriesOf(
  inNames: ReadonlyMap<string, number[]>,
  beside: ReadonlyMap<string, number[]>,
): Entry[] {
  const vocabulary = new Set([...inNames.keys(), ...beside.keys()]);
  return [...vocabulary].map((word) => ({
    word,
    letters: lettersOf(word),
    inNames: Int32Array.from(inNames.get(word) ?? NOWHERE),
    beside: Int32Array.from(beside.get(word) ?? NOWHERE),
  }));
}

/** The letters of a word as a bit mask, by character code modulo 32. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** The number of letters missing in the other word: a lower bound of the typos. */
function missing(letters: number, others: number): number {
  let bits = letters & ~others;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** The maximum distance at which a word counts as misspelled instead of a different word. */
const farthest = (word: string): number => (word.length < 4 ? 1 : word.length < 7 ? 2 : 3);

function nearWords(
  typed: string,
  entries: readonly Entry[],
  max: number,
): { word: string; distance: number }[] {
  const limit = farthest(typed);
  const letters = lettersOf(typed);
  return entries
    .flatMap(({ word, letters: others, inNames: { length: uses } }) => {
      if (word === typed || word.length < 3 || uses === 0) return [];
      if (missing(letters, others) > limit || !isEditDistanceWithin(typed, word, limit)) return [];
      let distance = 1;
      while (!isEditDistanceWithin(typed, word, distance)) distance += 1;
      return [{ word, distance, uses }];
    })
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses)
    .slice(0, max)
    .map(({ word, distance }) => ({ word, distance }));
}

function postingsOf(texts: readonly string[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  texts.forEach((text, position) => {
    for (const word of new Set(wordsOf(text))) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [position]);
      else list.push(position);
    }
  });
  return postings;
}

/** Lower case, without accents and punctuation: `Señora Pilar’s` becomes `senora pilars`. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function allowedSlips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether at most `max` letters differ, are missing, extra, or swapped with their neighbor. */
export function isEditDistanceWithin(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > max) return false;
    before = previous;
    previous = current;
  }
  return (previous[b.length] ?? max + 1) <= max;
}

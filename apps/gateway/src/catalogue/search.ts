/** Finds names by the words that people type: part of a word, another order, a slip of the finger. */
export interface NameIndex {
  /** Positions of the names that hold every word of the query, with how well; higher is better. */
  find(query: string): Map<number, number>;
}

const EXACT = 8;
const PREFIX = 5;
const INSIDE = 3;
const NEAR = 2;

export function indexNames(names: readonly string[]): NameIndex {
  const postings = new Map<string, number[]>();
  names.forEach((name, position) => {
    for (const word of new Set(wordsOf(name))) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [position]);
      else list.push(position);
    }
  });

  // The vocabulary is a few thousand words even for 50,000 names, so each query can look at all of it.
  const matches = (typed: string): Map<number, number> => {
    const found = new Map<number, number>();
    const collect = (word: string, score: number): void => {
      for (const position of postings.get(word) ?? []) {
        if ((found.get(position) ?? 0) < score) found.set(position, score);
      }
    };
    for (const word of postings.keys()) {
      if (word === typed) collect(word, EXACT);
      else if (word.startsWith(typed)) collect(word, PREFIX);
      else if (typed.length >= 3 && word.includes(typed)) collect(word, INSIDE);
    }
    const slips = allowedSlips(typed);
    if (slips > 0) {
      for (const word of postings.keys()) {
        if (distanceWithin(typed, word, slips)) collect(word, NEAR);
        // Still typing: compare with the beginning of a longer word.
        else if (
          word.length > typed.length &&
          distanceWithin(typed, word.slice(0, typed.length), slips)
        )
          collect(word, 1);
      }
    }
    return found;
  };

  return {
    find: (query) => {
      const words = wordsOf(query);
      if (words.length === 0) return new Map();
      let result: Map<number, number> | undefined;
      for (const word of words.slice(0, 8)) {
        const found = matches(word);
        if (result === undefined) {
          result = found;
          continue;
        }
        const both = new Map<number, number>();
        for (const [position, score] of result) {
          const other = found.get(position);
          if (other !== undefined) both.set(position, score + other);
        }
        result = both;
      }
      return result ?? new Map<number, number>();
    },
  };
}

/** Lower case, without accents and signs: `Señora Pilar’s` is `senora pilars`. */
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

/** Whether at most `most` letters differ, are missing, too many, or swapped with their neighbour. */
export function distanceWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
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
    if (best > most) return false;
    before = previous;
    previous = current;
  }
  return (previous[b.length] ?? most + 1) <= most;
}

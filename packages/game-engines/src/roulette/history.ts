// The rounds of a table, one letter each, oldest first.

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzA';

export const writePocket = (pocket: number): string => LETTERS[pocket] ?? '0';

export const readPocket = (letter: string): number => Math.max(0, LETTERS.indexOf(letter));

/** How often a number came in the last rounds. */
export interface NumberCount {
  pocket: number;
  count: number;
}

/**
 * The numbers that came most often and least often. With equal counts, the lower number is first.
 *
 * @param size how many of each
 */
export function hotAndCold(
  sheet: string,
  size: number,
): { hot: NumberCount[]; cold: NumberCount[] } {
  const counts = Array.from(LETTERS, (letter, pocket) => ({
    pocket,
    count: sheet.split(letter).length - 1,
  }));
  const sorted = counts.toSorted((one, other) => other.count - one.count);
  return {
    hot: sorted.slice(0, size).filter(({ count }) => count > 0),
    cold: counts.toSorted((one, other) => one.count - other.count).slice(0, size),
  };
}

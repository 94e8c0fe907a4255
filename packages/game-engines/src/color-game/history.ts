import { COLORS, isTriple, type Color } from './rules';

// The rounds of a table, one letter each, oldest first: a letter stands for the three dice in their order.

const FIRST = 'A'.charCodeAt(0);
const SIDES = COLORS.length;

export const writeDice = ([one = 0, two = 0, three = 0]: readonly number[]): string =>
  String.fromCodePoint(FIRST + one + SIDES * two + SIDES ** 2 * three);

export function readDice(letter: string): number[] {
  const number = (letter.codePointAt(0) ?? FIRST) - FIRST;
  return [number % SIDES, Math.floor(number / SIDES) % SIDES, Math.floor(number / SIDES ** 2)];
}

/** How often a color came in the last rounds. */
export interface ColorCount {
  color: Color;
  count: number;
}

/** The dice of each color in the last rounds, most frequent first. */
export function countColors(sheet: string): ColorCount[] {
  const sides = Array.from(sheet, readDice).flat();
  return COLORS.map((color, side) => ({
    color,
    count: sides.filter((each) => each === side).length,
  })).toSorted((one, other) => other.count - one.count);
}

/** The rounds with three dice of the same color. */
export const countTriples = (sheet: string): number =>
  Array.from(sheet, readDice).filter(isTriple).length;

import { SPOTS, type Round, type Spot } from './rules';

// The rounds of a table, one letter each, oldest first: the number and the multiplier.

const MULTIPLIERS = [1, 3, 5];
const FIRST = 'a'.charCodeAt(0);

export const writeRound = ({ number, multiplier }: Round): string =>
  String.fromCodePoint(
    FIRST + SPOTS.indexOf(number) * MULTIPLIERS.length + MULTIPLIERS.indexOf(multiplier),
  );

export function readMark(letter: string): Round {
  const index = (letter.codePointAt(0) ?? FIRST) - FIRST;
  return {
    number: SPOTS[Math.floor(index / MULTIPLIERS.length)] ?? '1',
    multiplier: MULTIPLIERS[index % MULTIPLIERS.length] ?? 1,
  };
}

/** How often each number came in the last rounds, in the order of the numbers. */
export const countNumbers = (sheet: string): { number: Spot; count: number }[] =>
  SPOTS.map((number) => ({
    number,
    count: Array.from(sheet, readMark).filter((round) => round.number === number).length,
  }));

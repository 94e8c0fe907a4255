import type { Board } from '../model/selection';
import { prizeNumbers, type DrawResult } from '../model/space';
import { uniformFacts, isEven, isOdd } from '../plays/facts';
import type { OptionPart } from '../plays/optionPlays';

/** One digit. */
export const DIGITS: Board = { from: 0, to: 9, width: 1 };

/** Some digits of a prize that is drawn as numbers of one digit each. */
export const digitsFrom =
  (prize: string, from = 0, to?: number) =>
  (result: DrawResult): readonly string[] =>
    prizeNumbers(result, prize).slice(from, to);

/** The same digits as one number. */
export const numberFrom =
  (prize: string, from = 0, to?: number) =>
  (result: DrawResult): readonly string[] => [digitsFrom(prize, from, to)(result).join('')];

/** Part of each number of a prize: for example the last three digits of the first prize. */
export const partOf =
  (prize: string, from = 0, to?: number) =>
  (result: DrawResult): readonly string[] =>
    prizeNumbers(result, prize).map((number) => number.slice(from, to));

/** The digits of a prize that is one number. */
export const digitsOf =
  (prize: string, from = 0, to?: number) =>
  (result: DrawResult): readonly string[] =>
    (prizeNumbers(result, prize)[0] ?? '').slice(from, to).split('');

/** Big (the upper half), small, odd and even for a value that is uniformly distributed over the range. */
export function sidesOf(
  from: number,
  to: number,
  read: (result: DrawResult) => number,
  prefix = '',
): OptionPart {
  const middle = (from + to) / 2;
  return {
    facts: uniformFacts(from, to),
    read,
    options: {
      [`${prefix}big`]: (value) => value > middle,
      [`${prefix}small`]: (value) => value < middle,
      [`${prefix}odd`]: isOdd,
      [`${prefix}even`]: isEven,
    },
  };
}

/** `dragon` is the first number, `tiger` the last: the sign of their difference. */
export const DRAGON_TIGER_OPTIONS: OptionPart['options'] = {
  dragon: (sign) => sign > 0,
  tiger: (sign) => sign < 0,
  tie: (sign) => sign === 0,
};

/** Compares two of the drawn numbers. */
export const duelOf = (numbers: readonly string[], first: number, last: number): number =>
  Math.sign(Number(numbers[first]) - Number(numbers[last]));

const PATTERNS = ['leopard', 'straight', 'pair', 'half-straight', 'mixed'];

/** How many of the thousand numbers have each pattern. */
const PATTERN_FACTS = PATTERNS.map((pattern, value) => ({
  value,
  ways: uniformFacts(0, 999).filter((number) => patternOf(number.value) === pattern).length,
}));

/** Patterns of three digits: each number has exactly one. */
export const patternsOf = (read: (result: DrawResult) => readonly string[]): OptionPart => ({
  facts: PATTERN_FACTS,
  read: (result) => PATTERNS.indexOf(patternOf(Number(read(result).join('')))),
  options: Object.fromEntries(
    PATTERNS.map((pattern, value) => [pattern, (drawn: number) => drawn === value]),
  ),
});

/** Nine and zero are neighbors, as on a ring. */
function patternOf(number: number): string {
  const digits = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
  const different = new Set(digits).size;
  if (different === 1) return 'leopard';
  if (different === 2) return 'pair';
  const neighbours = digits.filter((digit) => digits.includes((digit + 1) % 10)).length;
  if (neighbours === 2) return 'straight';
  return neighbours === 1 ? 'half-straight' : 'mixed';
}

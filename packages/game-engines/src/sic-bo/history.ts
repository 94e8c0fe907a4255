import { isTriple, totalOf, type Dice } from './spots';

// The rounds of a table, one letter each, oldest first: a letter stands for the three dice in their order.

const FIRST = 'A'.charCodeAt(0);

export const writeDice = ([one = 1, two = 1, three = 1]: Dice): string =>
  String.fromCodePoint(FIRST + (one - 1) + 6 * (two - 1) + 36 * (three - 1));

export function readDice(letter: string): number[] {
  const number = (letter.codePointAt(0) ?? FIRST) - FIRST;
  return [(number % 6) + 1, (Math.floor(number / 6) % 6) + 1, Math.floor(number / 36) + 1];
}

/** What a roll pays the even-money bets on its size. */
export type Size = 'small' | 'big' | 'triple';

export function sizeOf(dice: Dice): Size {
  if (isTriple(dice)) return 'triple';
  return totalOf(dice) <= 10 ? 'small' : 'big';
}

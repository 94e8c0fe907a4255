import type { PlayType } from '../model/lottery';
import type { Board } from '../model/selection';
import { prizeNumbers, type DrawResult } from '../model/space';
import { fastLotteries } from './fast';
import { uniformFacts, isEven, isOdd, sumFacts, sumOf } from '../plays/facts';
import { eachSum, optionsPlay, type OptionPart } from '../plays/optionPlays';
import { containsPlay } from '../plays/setPlays';

const PRIZE = 'numbers';
const DIE: Board = { from: 1, to: 6, width: 1 };
const FACES = [1, 2, 3, 4, 5, 6];

const thrown = (result: DrawResult): readonly string[] => prizeNumbers(result, PRIZE);

const contains = (code: string, group: string, picks: number): PlayType =>
  containsPlay({ code, group, board: DIE, picks, drawn: 3, read: thrown });

/** Three dice as one of the 216 three-digit numbers in base six. */
const THROWS = {
  facts: uniformFacts(0, 215),
  read: (result: DrawResult) =>
    thrown(result).reduce((number, face) => number * 6 + Number(face) - 1, 0),
};

const facesOf = (number: number): readonly number[] =>
  [Math.floor(number / 36), Math.floor(number / 6) % 6, number % 6].map((face) => face + 1);
const total = (number: number): number => facesOf(number).reduce((sum, face) => sum + face, 0);
const isTriple = (number: number): boolean => new Set(facesOf(number)).size === 1;
const times = (number: number, face: number): number =>
  facesOf(number).filter((other) => other === face).length;

/** A triple loses for big, small, odd and even. */
const SIDES: OptionPart['options'] = {
  big: (number) => !isTriple(number) && total(number) > 10,
  small: (number) => !isTriple(number) && total(number) < 11,
  odd: (number) => !isTriple(number) && isOdd(total(number)),
  even: (number) => !isTriple(number) && isEven(total(number)),
};

const TRIPLES: OptionPart['options'] = {
  'any-triple': isTriple,
  ...Object.fromEntries(
    FACES.map((face) => [`triple-${face}`, (number: number) => times(number, face) === 3]),
  ),
};

/** A face that occurs at least twice. */
const PAIRS: OptionPart['options'] = Object.fromEntries(
  FACES.map((face) => [`pair-${face}`, (number: number) => times(number, face) >= 2]),
);

/** Three consecutive faces. */
function isStraight(number: number): boolean {
  const [low = 0, middle = 0, high = 0] = facesOf(number).toSorted((a, b) => a - b);
  return middle === low + 1 && high === middle + 1;
}

const options = (code: string, group: string, named: OptionPart['options']): PlayType =>
  optionsPlay({ code, group }, { ...THROWS, options: named });

/** Three dice. */
export const DICE = fastLotteries({
  code: 'DICE',
  name: 'Tumbler Dice',
  family: 'dice',
  space: [{ prize: PRIZE, kind: 'dice', board: DIE, count: 3 }],
  playTypes: [
    options('sides', 'sides', SIDES),
    optionsPlay(
      { code: 'sum', group: 'sum' },
      {
        facts: sumFacts(DIE, 3),
        read: (result) => sumOf(thrown(result)),
        options: eachSum(3, 18),
      },
    ),
    contains('single', 'faces', 1),
    contains('two-faces', 'faces', 2),
    contains('three-faces', 'faces', 3),
    options('pair', 'faces', PAIRS),
    options('triple', 'faces', TRIPLES),
    options('straight', 'faces', { straight: isStraight }),
  ],
  defaultPlayType: 'sides',
});

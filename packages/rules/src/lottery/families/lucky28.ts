import { prizeNumbers, type DrawResult } from '../model/space';
import { DIGITS, digitsFrom, patternsOf } from './digits';
import { fastLotteries } from './fast';
import { isEven, isOdd, sumFacts, sumOf } from '../plays/facts';
import { eachSum, optionsPlay, type OptionPart } from '../plays/optionPlays';

const PRIZE = 'numbers';
const SUMS = {
  facts: sumFacts(DIGITS, 3),
  read: (result: DrawResult) => sumOf(prizeNumbers(result, PRIZE)),
};
const isBig = (sum: number): boolean => sum >= 14;

const SIDES: OptionPart['options'] = {
  big: isBig,
  small: (sum) => !isBig(sum),
  odd: isOdd,
  even: isEven,
  'big-odd': (sum) => isBig(sum) && isOdd(sum),
  'big-even': (sum) => isBig(sum) && isEven(sum),
  'small-odd': (sum) => !isBig(sum) && isOdd(sum),
  'small-even': (sum) => !isBig(sum) && isEven(sum),
  highest: (sum) => sum >= 22,
  lowest: (sum) => sum <= 5,
};

/** By thirds; the two extremes and the two sums in the middle have no color. */
const isColoured = (sum: number): boolean => ![0, 13, 14, 27].includes(sum);
const COLOURS: OptionPart['options'] = {
  red: (sum) => isColoured(sum) && sum % 3 === 0,
  green: (sum) => isColoured(sum) && sum % 3 === 1,
  blue: (sum) => isColoured(sum) && sum % 3 === 2,
};

/** The sum of three digits, from 0 to 27. */
export const LUCKY28 = fastLotteries({
  code: 'LUCKY28',
  name: 'Lucky 28',
  family: 'lucky28',
  space: [{ prize: PRIZE, kind: 'digits', digits: 1, count: 3 }],
  playTypes: [
    optionsPlay({ code: 'sides', group: 'sides' }, { ...SUMS, options: SIDES }),
    optionsPlay({ code: 'sum', group: 'sum' }, { ...SUMS, options: eachSum(0, 27) }),
    optionsPlay({ code: 'colour', group: 'sides' }, { ...SUMS, options: COLOURS }),
    optionsPlay({ code: 'pattern', group: 'pattern' }, patternsOf(digitsFrom(PRIZE))),
  ],
  defaultPlayType: 'sides',
});

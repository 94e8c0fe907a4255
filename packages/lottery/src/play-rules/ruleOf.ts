import type { Family, PlayType } from '@perya/rules/lottery';
import type english from './locales/en.json';

export type RuleKey = keyof (typeof english)['rule'];

/** By family, then by play type code. `n` matches any number without its own entry. */
const RULES: Readonly<Record<Family, Readonly<Record<string, RuleKey>>>> = {
  lotto: { system: 'lotto' },
  'ph-digits': {
    straight: 'digitsInOrder',
    rambolito: 'anyOrder',
    endings: 'endings',
    'six-digits': 'sixDigits',
  },
  indonesia: {
    '4d': 'fourDigits',
    '3d': 'lastThree',
    '3d-front': 'firstThree',
    '2d': 'lastTwo',
    '2d-middle': 'middleTwo',
    '2d-front': 'firstTwo',
    'colok-bebas': 'freeDigit',
    'colok-macau': 'twoAmongFour',
    'colok-naga': 'threeAmongFour',
    'colok-jitu': 'onPlace',
    sides: 'twoDigitSides',
    sum: 'twoDigitSum',
  },
  thai: {
    'top-3': 'top3',
    'tod-3': 'tod3',
    'front-3': 'front3',
    'bottom-3': 'bottom3',
    'top-2': 'top2',
    'bottom-2': 'bottom2',
    'run-top': 'runTop',
    'run-bottom': 'runBottom',
  },
  'four-d': { big: 'big', small: 'small', 'i-box-big': 'iBoxBig', 'i-box-small': 'iBoxSmall' },
  'five-digits': {
    'straight-n': 'digitsInOrder',
    'straight-n-middle': 'digitsInOrder',
    'straight-n-first': 'digitsInOrder',
    spots: 'onPlace',
    'group-3-first': 'groupThree',
    'group-3-middle': 'groupThree',
    'group-3-last': 'groupThree',
    'group-n': 'groupAll',
    'group-n-first': 'groupAll',
    'group-n-middle': 'groupAll',
    'group-n-last': 'groupAll',
    'any-n': 'anyOfLastThree',
    'any-n-of-n': 'anyOfFive',
    'sum-sides': 'fiveSum',
    'digit-sides': 'digitSides',
    'dragon-tiger': 'firstAgainstLast',
    'pattern-first': 'patterns',
    'pattern-middle': 'patterns',
    'pattern-last': 'patterns',
  },
  'eleven-five': {
    'any-n': 'amongFive',
    'any-6': 'holdingFive',
    'any-7': 'holdingFive',
    'any-8': 'holdingFive',
    'straight-n': 'firstInOrder',
    'group-n': 'firstAnyOrder',
    spots: 'onPlace',
    'sum-sides': 'elevenSum',
    'odd-count': 'oddCount',
    middle: 'middleBall',
    'dragon-tiger': 'firstAgainstLast',
  },
  dice: {
    sides: 'diceSides',
    sum: 'diceSum',
    single: 'oneFace',
    'two-faces': 'twoFaces',
    'three-faces': 'threeFaces',
    pair: 'dicePair',
    triple: 'diceTriple',
    straight: 'diceRun',
  },
  racing: {
    spots: 'onPlace',
    'straight-n': 'carsInOrder',
    'group-n': 'carsAnyOrder',
    podium: 'podium',
    sum: 'carSum',
    'sum-sides': 'carSumSides',
    'place-sides': 'placeSides',
    duel: 'carDuel',
  },
  lucky28: { sides: 'luckySides', sum: 'luckySum', colour: 'colour', pattern: 'patterns' },
  keno: {
    'pick-1': 'kenoAll',
    'pick-2': 'kenoAll',
    'pick-n': 'kenoMany',
    'pick-8': 'kenoManyOrNone',
    'pick-9': 'kenoManyOrNone',
    'pick-10': 'kenoManyOrNone',
    'sum-sides': 'kenoSum',
    'sum-parity': 'kenoParity',
    'up-down': 'upDown',
    'odd-even': 'kenoOddEven',
  },
  vietnam: {
    de: 'de',
    'de-first': 'deFirst',
    'first-prize': 'firstPrize',
    'lo-n': 'lo',
    'xien-n': 'xien',
    'truot-n': 'truot',
    head: 'head',
    tail: 'tail',
    'cang-n': 'cang',
    low: 'low',
    'low-and-special': 'lowAndSpecial',
  },
};

/** The rule of a play type, and the number in its code; undefined if there is none. */
export function ruleOf(
  family: Family,
  { code, shape }: PlayType,
): { readonly key: RuleKey; readonly n: string } | undefined {
  const rules = RULES[family];
  const n = /\d+/.exec(code)?.[0] ?? '';
  // Two-drum lotteries use the same codes as digit lotteries.
  const hasDrums = family === 'ph-digits' && 'board' in shape && shape.board.width === 2;
  if (hasDrums) return { key: code === 'straight' ? 'pairInOrder' : 'pairAnyOrder', n };
  const key = rules[code] ?? rules[code.replaceAll(/\d+/g, 'n')];
  return key && { key, n };
}

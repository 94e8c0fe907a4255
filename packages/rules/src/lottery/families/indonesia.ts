import type { Lottery, PlayType } from '../model/lottery';
import { DIGITS, digitsOf, partOf, sidesOf } from './digits';
import { sumFacts, sumOf } from '../plays/facts';
import { numbersPlay } from '../plays/numberPlays';
import { optionsPlay, eachSum } from '../plays/optionPlays';
import { spotsPlay } from '../plays/positionPlays';
import { containsPlay } from '../plays/setPlays';
import { FULL_PAYOUT } from '../plays/wins';

const PRIZE = 'first';
/** As, kop, kepala, ekor: from the first digit to the last. */
const POSITIONS = ['as', 'kop', 'kepala', 'ekor'];

const number = (code: string, from: number, to: number): PlayType =>
  numbersPlay({
    code,
    group: `digits-${to - from}`,
    digits: to - from,
    max: to - from === 2 ? 100 : 1000,
    prizes: [{ code: 'exact', count: 1, basisPoints: 10_000, read: partOf(PRIZE, from, to) }],
  });

/** Colok bebas: a digit anywhere in the four, winning once per occurrence. */
const freeDigit: PlayType = {
  code: 'colok-bebas',
  group: 'colok',
  shape: { kind: 'set', board: DIGITS, picks: 1, max: 10 },
  tiers: [{ code: 'hit', chance: { wins: 4, of: 10 }, pay: FULL_PAYOUT }],
  settle: ([chosen = []], result) => {
    const hits = digitsOf(PRIZE)(result).filter((digit) => chosen.includes(digit)).length;
    return hits > 0 ? { hit: hits } : {};
  },
  maxWins: ([chosen = []]) => (chosen.length > 0 ? { hit: 4 } : {}),
};

const colok = (code: string, picks: number): PlayType =>
  containsPlay({ code, group: 'colok', board: DIGITS, picks, drawn: 4, read: digitsOf(PRIZE) });

const lastTwo = (result: Parameters<ReturnType<typeof partOf>>[0]): number =>
  Number(partOf(PRIZE, 2)(result)[0]);

const PLAY_TYPES: readonly PlayType[] = [
  number('4d', 0, 4),
  number('3d', 1, 4),
  number('3d-front', 0, 3),
  number('2d', 2, 4),
  number('2d-middle', 1, 3),
  number('2d-front', 0, 2),
  freeDigit,
  colok('colok-macau', 2),
  colok('colok-naga', 3),
  spotsPlay({
    code: 'colok-jitu',
    group: 'colok',
    board: DIGITS,
    positions: POSITIONS,
    read: digitsOf(PRIZE),
    isDistinct: false,
  }),
  optionsPlay(
    { code: 'sides', group: 'sides' },
    {
      ...sidesOf(0, 99, lastTwo),
      options: {
        ...sidesOf(0, 99, lastTwo).options,
        middle: (value) => value >= 25 && value < 75,
        edge: (value) => value < 25 || value >= 75,
      },
    },
  ),
  optionsPlay(
    { code: 'sum', group: 'sides' },
    {
      facts: sumFacts(DIGITS, 2),
      read: (result) => sumOf(digitsOf(PRIZE, 2)(result)),
      options: eachSum(0, 18),
    },
  ),
];

const market = (name: string, time: string): Lottery => ({
  code: `ID_${name.toUpperCase()}`,
  name: `${name} 4D`,
  family: 'indonesia',
  category: 'LOTT',
  menuGroup: 'SEA',
  space: [{ prize: PRIZE, kind: 'digits', digits: 4, count: 1 }],
  schedule: {
    kind: 'weekly',
    timeZone: 'Asia/Jakarta',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    times: [time],
    lockSeconds: 15 * 60,
  },
  playTypes: PLAY_TYPES,
  defaultPlayType: '4d',
  price: 10_00,
  units: [1000, 100],
});

/** Four markets, each with one four-digit number a day. */
export const INDONESIA: readonly Lottery[] = [
  market('Kerinci', '13:00'),
  market('Bromo', '16:00'),
  market('Rinjani', '19:00'),
  market('Merapi', '22:00'),
];

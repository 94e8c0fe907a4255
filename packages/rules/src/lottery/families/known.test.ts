import { describe, expect, test } from 'vitest';
import { lotteryOf } from '../lotteries';
import type { DrawResult } from '../model/space';

const playOf = (lottery: string, playType: string) => {
  const play = lotteryOf(lottery)?.playTypes.find(({ code }) => code === playType);
  if (play === undefined) throw new RangeError(`${lottery} has no play type "${playType}".`);
  return play;
};
const numbers = (...drawn: string[]): DrawResult => [{ prize: 'numbers', numbers: drawn }];

/** As printed in the rules of such games, or counted by hand. */
const KNOWN_CHANCES: readonly (readonly [string, string, string, number, number])[] = [
  ['PH_2D', 'straight', 'exact', 1, 961],
  ['PH_2D', 'rambolito', 'hit', 2, 961],
  ['PH_3D', 'straight', 'exact', 1, 1000],
  ['PH_3D', 'rambolito', 'ways-6', 6, 1000],
  ['PH_3D', 'rambolito', 'ways-3', 3, 1000],
  ['PH_4D', 'rambolito', 'ways-24', 24, 10_000],
  ['PH_4D', 'endings', 'last-3', 9, 10_000],
  ['PH_6D', 'six-digits', 'row-5', 18, 1_000_000],
  ['ID_BROMO', 'colok-bebas', 'hit', 4, 10],
  ['ID_BROMO', 'colok-macau', 'hit', 974, 10_000],
  ['ID_BROMO', 'colok-naga', 'hit', 204, 10_000],
  ['TH_CHAOPHRAYA', 'top-3', 'exact', 1, 1000],
  ['TH_CHAOPHRAYA', 'tod-3', 'ways-6', 6, 1000],
  ['TH_CHAOPHRAYA', 'run-top', 'hit', 271, 1000],
  ['TH_CHAOPHRAYA', 'run-bottom', 'hit', 19, 100],
  ['4D_HARBOUR', 'big', 'starter', 10, 10_000],
  ['4D_HARBOUR', 'i-box-small', 'first-4', 4, 10_000],
  ['FIVE_3M', 'straight-5', 'exact', 1, 100_000],
  ['FIVE_3M', 'group-3-last', 'hit', 3, 1000],
  ['FIVE_3M', 'group-6-last', 'hit', 6, 1000],
  ['FIVE_3M', 'group-24', 'hit', 24, 10_000],
  ['FIVE_3M', 'group-120', 'hit', 120, 100_000],
  ['FIVE_3M', 'any-1', 'hit', 271, 1000],
  ['FIVE_3M', 'any-2', 'hit', 54, 1000],
  ['FIVE_3M', 'any-1-of-5', 'hit', 40_951, 100_000],
  ['FIVE_3M', 'sum-sides', 'big', 50_000, 100_000],
  ['FIVE_3M', 'sum-sides', 'odd', 50_000, 100_000],
  ['FIVE_3M', 'dragon-tiger', 'tie', 10, 100],
  ['FIVE_3M', 'pattern-last', 'leopard', 10, 1000],
  ['FIVE_3M', 'pattern-last', 'straight', 60, 1000],
  ['FIVE_3M', 'pattern-last', 'pair', 270, 1000],
  ['FIVE_3M', 'pattern-last', 'half-straight', 360, 1000],
  ['FIVE_3M', 'pattern-last', 'mixed', 300, 1000],
  ['ELEVEN_5M', 'any-1', 'match-1', 5, 11],
  ['ELEVEN_5M', 'any-5', 'match-5', 1, 462],
  ['ELEVEN_5M', 'any-8', 'match-5', 20, 165],
  ['ELEVEN_5M', 'straight-2', 'exact', 1, 110],
  ['ELEVEN_5M', 'straight-3', 'exact', 1, 990],
  ['ELEVEN_5M', 'group-3', 'match-3', 1, 165],
  ['ELEVEN_5M', 'odd-count', 'odd-5', 6, 462],
  ['ELEVEN_5M', 'odd-count', 'odd-3', 200, 462],
  ['ELEVEN_5M', 'middle', 'middle-6', 100, 462],
  ['DICE_1M', 'sides', 'big', 105, 216],
  ['DICE_1M', 'sides', 'odd', 105, 216],
  ['DICE_1M', 'sum', 'sum-3', 1, 216],
  ['DICE_1M', 'sum', 'sum-10', 27, 216],
  ['DICE_1M', 'single', 'hit', 91, 216],
  ['DICE_1M', 'two-faces', 'hit', 30, 216],
  ['DICE_1M', 'three-faces', 'hit', 6, 216],
  ['DICE_1M', 'pair', 'pair-4', 16, 216],
  ['DICE_1M', 'triple', 'any-triple', 6, 216],
  ['DICE_1M', 'straight', 'straight', 24, 216],
  ['RACING_1M', 'straight-3', 'exact', 1, 720],
  ['RACING_1M', 'podium', 'match-1', 3, 10],
  ['RACING_1M', 'sum', 'sum-3', 1, 45],
  ['RACING_1M', 'sum', 'sum-11', 5, 45],
  ['RACING_1M', 'sum-sides', 'big', 20, 45],
  ['RACING_1M', 'sum-sides', 'odd', 25, 45],
  ['LUCKY28_1M', 'sides', 'big', 500, 1000],
  ['LUCKY28_1M', 'sides', 'highest', 56, 1000],
  ['LUCKY28_1M', 'sides', 'lowest', 56, 1000],
  ['LUCKY28_1M', 'sum', 'sum-0', 1, 1000],
  ['LUCKY28_1M', 'sum', 'sum-13', 75, 1000],
  ['KENO_1M', 'pick-1', 'match-1', 20, 80],
];

test.each(KNOWN_CHANCES)(
  '%s: %s wins %s with a chance of %i in %i',
  (code, play, tier, wins, of) => {
    const chance = playOf(code, play).tiers.find((each) => each.code === tier)?.chance;
    expect(BigInt(chance?.wins ?? 0) * BigInt(of)).toBe(BigInt(wins) * BigInt(chance?.of ?? 0));
  },
);

describe('the winning tiers', () => {
  test.each([
    ['PH_2D', 'straight', '07|31', ['07', '31'], { exact: 1 }],
    ['PH_2D', 'straight', '31|07', ['07', '31'], {}],
    ['PH_2D', 'rambolito', '07,31', ['31', '07'], { hit: 1 }],
    ['PH_3D', 'rambolito', '112,345', ['1', '2', '1'], { 'ways-3': 1 }],
    [
      'PH_4D',
      'endings',
      '1234,9234,9934,9994',
      ['1', '2', '3', '4'],
      { 'last-4': 1, 'last-3': 1, 'last-2': 1 },
    ],
    ['PH_6D', 'six-digits', '123456', ['1', '2', '3', '9', '5', '6'], { 'row-3': 1 }],
    ['PH_6D', 'six-digits', '123456', ['9', '2', '3', '4', '5', '6'], { 'row-5': 1 }],
    ['PH_6D', 'six-digits', '123456', ['1', '9', '3', '4', '9', '6'], {}],
    [
      'PH_6_42',
      'system',
      '01,02,03,04,05,06,07',
      ['01', '02', '03', '04', '05', '42'],
      { 'match-5': 2, 'match-4': 5 },
    ],
    ['FIVE_1M', 'straight-3', '3,4|4|5', ['1', '2', '3', '4', '5'], { exact: 1 }],
    ['FIVE_1M', 'straight-3-first', '1|2|3', ['1', '2', '3', '4', '5'], { exact: 1 }],
    ['FIVE_1M', 'straight-2', '4|5', ['1', '2', '3', '4', '5'], { exact: 1 }],
    ['FIVE_1M', 'spots', '1||3||6', ['1', '2', '3', '4', '5'], { hit: 2 }],
    ['FIVE_1M', 'group-3-last', '4,5,6', ['1', '2', '5', '4', '5'], { hit: 1 }],
    ['FIVE_1M', 'group-3-last', '4,5', ['1', '2', '5', '5', '5'], {}],
    ['FIVE_1M', 'group-6-first', '1,2,3,4', ['3', '2', '1', '4', '5'], { hit: 1 }],
    [
      'FIVE_1M',
      'digit-sides',
      'units-big,units-odd,tens-small',
      ['1', '2', '3', '4', '5'],
      { 'units-big': 1, 'units-odd': 1, 'tens-small': 1 },
    ],
    [
      'FIVE_1M',
      'sum-sides',
      'small,small-even,odd',
      ['4', '4', '4', '4', '6'],
      { small: 1, 'small-even': 1 },
    ],
    ['FIVE_1M', 'dragon-tiger', 'dragon,tiger,tie', ['9', '0', '0', '0', '8'], { dragon: 1 }],
    ['FIVE_1M', 'pattern-last', 'straight,mixed', ['0', '0', '9', '1', '0'], { straight: 1 }],
    ['ELEVEN_1M', 'any-2', '01,02,03', ['02', '11', '03', '10', '09'], { 'match-2': 1 }],
    [
      'ELEVEN_1M',
      'any-6',
      '01,02,03,04,05,06,07',
      ['01', '02', '03', '04', '05'],
      { 'match-5': 2 },
    ],
    ['ELEVEN_1M', 'group-2', '03,08', ['08', '03', '01', '02', '04'], { 'match-2': 1 }],
    ['ELEVEN_1M', 'middle', 'middle-5', ['11', '05', '01', '10', '02'], { 'middle-5': 1 }],
    ['ELEVEN_1M', 'sum-sides', 'big,middle', ['08', '07', '06', '05', '04'], { middle: 1 }],
    ['DICE_1M', 'sides', 'big,odd', ['5', '5', '5'], {}],
    ['DICE_1M', 'sides', 'big,odd', ['5', '5', '1'], { big: 1, odd: 1 }],
    ['DICE_1M', 'straight', 'straight', ['4', '2', '3'], { straight: 1 }],
    ['DICE_1M', 'pair', 'pair-5', ['5', '1', '5'], { 'pair-5': 1 }],
    [
      'RACING_1M',
      'sum',
      'sum-11',
      ['10', '01', '02', '03', '04', '05', '06', '07', '08', '09'],
      { 'sum-11': 1 },
    ],
    [
      'RACING_1M',
      'duel',
      'first-dragon,second-dragon',
      ['10', '01', '02', '03', '04', '05', '06', '07', '08', '09'],
      { 'first-dragon': 1 },
    ],
    ['LUCKY28_1M', 'sides', 'big-even,highest', ['9', '9', '4'], { 'big-even': 1, highest: 1 }],
    ['LUCKY28_1M', 'colour', 'red,green,blue', ['9', '4', '0'], {}],
    ['LUCKY28_1M', 'colour', 'red,green,blue', ['9', '4', '2'], { red: 1 }],
  ])('for %s %s with the selection %s on the draw %j', (code, play, written, drawn, wins) => {
    const selection = written.split('|').map((list) => (list === '' ? [] : list.split(',')));
    expect(playOf(code, play).settle(selection, numbers(...drawn))).toEqual(wins);
  });

  test('of the Thai draw use the prize of each part', () => {
    const result: DrawResult = [
      { prize: 'first', numbers: ['123454'] },
      { prize: 'front-three', numbers: ['777', '888'] },
      { prize: 'back-three', numbers: ['999', '999'] },
      { prize: 'back-two', numbers: ['33'] },
    ];
    const wins = (play: string, number: string) =>
      playOf('TH_CHAOPHRAYA', play).settle([[number]], result);
    expect(wins('top-3', '454')).toEqual({ exact: 1 });
    expect(wins('tod-3', '445')).toEqual({ 'ways-3': 1 });
    expect(wins('front-3', '888')).toEqual({ exact: 1 });
    expect(wins('bottom-3', '999')).toEqual({ exact: 2 });
    expect(wins('top-2', '54')).toEqual({ exact: 1 });
    expect(wins('bottom-2', '54')).toEqual({});
    expect(wins('run-top', '4')).toEqual({ hit: 1 });
    expect(wins('run-bottom', '3')).toEqual({ hit: 1 });
  });

  test('of a keno draw include many matches and none', () => {
    const balls = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
    const settle = (play: string, picks: readonly string[]) =>
      playOf('KENO_1M', play).settle([picks], numbers(...balls));
    expect(settle('pick-8', balls.slice(0, 8))).toEqual({ 'match-8': 1 });
    expect(settle('pick-8', ['21', '22', '23', '24', '25', '26', '27', '28'])).toEqual({
      'match-0': 1,
    });
    expect(settle('pick-2', ['01', '02', '03', '80'])).toEqual({ 'match-2': 3 });
    expect(settle('up-down', ['up', 'down'])).toEqual({ up: 1 });
    expect(settle('sum-sides', ['small', 'big'])).toEqual({ small: 1 });
    expect(settle('odd-even', ['more-odd', 'as-many'])).toEqual({ 'as-many': 1 });
  });
});

import type { Lottery, PlayType } from '../model/lottery';
import type { Schedule } from '../schedule';
import { partOf } from './digits';
import { numbersPlay } from '../plays/numberPlays';

/** The 23 prizes, and the share of the stated return paid by each kind: all in `big`, three in `small`. */
const PRIZES = [
  { code: 'first', count: 1, big: 3900, small: 5400 },
  { code: 'second', count: 1, big: 1560, small: 3050 },
  { code: 'third', count: 1, big: 780, small: 1550 },
  { code: 'starter', count: 10, big: 2820, small: 0 },
  { code: 'consolation', count: 10, big: 940, small: 0 },
] as const;

const play = (code: string, side: 'big' | 'small', isBox: boolean): PlayType =>
  numbersPlay({
    code,
    group: isBox ? 'i-box' : 'straight',
    digits: 4,
    max: 1000,
    isBox,
    prizes: PRIZES.filter((prize) => prize[side] > 0).map((prize) => ({
      code: prize.code,
      count: prize.count,
      basisPoints: prize[side],
      read: partOf(prize.code),
    })),
  });

const PLAY_TYPES = [
  play('big', 'big', false),
  play('small', 'small', false),
  play('i-box-big', 'big', true),
  play('i-box-small', 'small', true),
];

const fourD = (code: string, name: string, schedule: Schedule): Lottery => ({
  code,
  name,
  family: 'four-d',
  category: 'LOTT',
  menuGroup: 'SEA',
  space: PRIZES.map(({ code: prize, count }) => ({ prize, kind: 'digits', digits: 4, count })),
  schedule,
  playTypes: PLAY_TYPES,
  defaultPlayType: 'big',
  price: 10_00,
  units: [1000, 100],
});

/** Four digits, 23 prizes: "big" wins with any of them, "small" with the first three. */
export const FOUR_D: readonly Lottery[] = [
  fourD('4D_STRAITS', 'Straits 4D', {
    kind: 'weekly',
    timeZone: 'Asia/Singapore',
    weekdays: [0, 3, 6],
    times: ['18:30'],
    lockSeconds: 30 * 60,
  }),
  fourD('4D_HARBOUR', 'Harbour 4D', {
    kind: 'weekly',
    timeZone: 'Asia/Kuala_Lumpur',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    times: ['19:30'],
    lockSeconds: 15 * 60,
  }),
];

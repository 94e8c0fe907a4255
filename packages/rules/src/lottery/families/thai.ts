import type { Lottery, PlayType } from '../model/lottery';
import type { Schedule } from '../schedule';
import { DIGITS, digitsOf, partOf } from './digits';
import { numbersPlay } from '../plays/numberPlays';
import { containsPlay } from '../plays/setPlays';

const THOUSAND = 1000;
const WHOLE_RETURN = 10_000;

const number = (
  code: string,
  digits: number,
  read: ReturnType<typeof partOf>,
  { count = 1, isBox = false } = {},
): PlayType =>
  numbersPlay({
    code,
    group: `digits-${digits}`,
    digits,
    max: digits === 2 ? 100 : THOUSAND,
    isBox,
    prizes: [{ code: isBox ? 'ways' : 'exact', count, basisPoints: WHOLE_RETURN, read }],
  });

const run = (code: string, drawn: number, read: ReturnType<typeof digitsOf>): PlayType =>
  containsPlay({ code, group: 'run', board: DIGITS, picks: 1, drawn, read });

/**
 * The last three digits of the first prize are called the top; the two digits drawn separately are the
 * bottom.
 */
const PLAY_TYPES: readonly PlayType[] = [
  number('top-3', 3, partOf('first', -3)),
  number('tod-3', 3, partOf('first', -3), { isBox: true }),
  number('front-3', 3, partOf('front-three'), { count: 2 }),
  number('bottom-3', 3, partOf('back-three'), { count: 2 }),
  number('top-2', 2, partOf('first', -2)),
  number('bottom-2', 2, partOf('back-two')),
  run('run-top', 3, digitsOf('first', -3)),
  run('run-bottom', 2, digitsOf('back-two')),
];

const thai = (code: string, name: string, schedule: Schedule): Lottery => ({
  code,
  name,
  family: 'thai',
  category: 'LOTT',
  menuGroup: 'SEA',
  space: [
    { prize: 'first', kind: 'digits', digits: 6, count: 1 },
    { prize: 'front-three', kind: 'digits', digits: 3, count: 2 },
    { prize: 'back-three', kind: 'digits', digits: 3, count: 2 },
    { prize: 'back-two', kind: 'digits', digits: 2, count: 1 },
  ],
  schedule,
  playTypes: PLAY_TYPES,
  defaultPlayType: 'top-3',
  price: 10_00,
  units: [1000, 100],
});

/** The Thai lottery: the traditional draw twice a month, and one every evening. */
export const THAI: readonly Lottery[] = [
  thai('TH_CHAOPHRAYA', 'Chao Phraya', {
    kind: 'monthly',
    timeZone: 'Asia/Bangkok',
    days: [1, 16],
    times: ['16:00'],
    lockSeconds: 30 * 60,
  }),
  thai('TH_MEKONG', 'Mekong Daily', {
    kind: 'weekly',
    timeZone: 'Asia/Bangkok',
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    times: ['20:30'],
    lockSeconds: 15 * 60,
  }),
];

import type { Lottery, VietnamRegion } from '../model/lottery';
import type { DrawSpace, PrizeSpace } from '../model/space';
import { vietnamPlays } from './vietnamPlays';
import { VIETNAM_PROVINCES, type VietnamProvince } from './vietnamProvinces';

const prize = (name: string, count: number, digits: number): PrizeSpace => ({
  prize: name,
  kind: 'digits',
  count,
  digits,
});

/** 27 numbers, from the special prize of five digits to the four of two. */
const NORTH: DrawSpace = [
  prize('special', 1, 5),
  prize('first', 1, 5),
  prize('second', 2, 5),
  prize('third', 6, 5),
  prize('fourth', 4, 4),
  prize('fifth', 6, 4),
  prize('sixth', 3, 3),
  prize('seventh', 4, 2),
];

/** 18 numbers, from the special prize of six digits to the one of two; used by the center and the south. */
const PROVINCIAL: DrawSpace = [
  prize('special', 1, 6),
  prize('first', 1, 5),
  prize('second', 1, 5),
  prize('third', 2, 5),
  prize('fourth', 7, 5),
  prize('fifth', 1, 4),
  prize('sixth', 3, 4),
  prize('seventh', 1, 3),
  prize('eighth', 1, 2),
];

const DRAW_TIMES: Readonly<Record<VietnamRegion, string>> = {
  south: '16:15',
  central: '17:15',
  north: '18:15',
};

const MENU_GROUPS: Readonly<Record<VietnamRegion, string>> = {
  north: 'VN-NORTH',
  central: 'VN-CENTRAL',
  south: 'VN-SOUTH',
};

// All provinces with a space share one list of play types.
const NORTH_PLAYS = vietnamPlays(NORTH);
const PROVINCIAL_PLAYS = vietnamPlays(PROVINCIAL);

const lottery = ({ code, name, region, weekdays }: VietnamProvince): Lottery => ({
  code,
  name,
  family: 'vietnam',
  category: 'LOTT',
  menuGroup: MENU_GROUPS[region],
  region,
  space: region === 'north' ? NORTH : PROVINCIAL,
  schedule: {
    kind: 'weekly',
    timeZone: 'Asia/Ho_Chi_Minh',
    weekdays,
    times: [DRAW_TIMES[region]],
    lockSeconds: 10 * 60,
  },
  playTypes: region === 'north' ? NORTH_PLAYS : PROVINCIAL_PLAYS,
  defaultPlayType: 'lo-2',
  price: 10_00,
  units: [1000, 100, 10],
});

/** The Vietnamese lotteries: the north, then the provinces of the center and the south. */
export const VIETNAM: readonly Lottery[] = VIETNAM_PROVINCES.map(lottery);

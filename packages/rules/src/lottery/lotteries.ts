import { DICE } from './families/dice';
import { ELEVEN_FIVE } from './families/elevenFive';
import { FIVE_DIGITS } from './families/fiveDigits';
import { FOUR_D } from './families/fourD';
import { INDONESIA } from './families/indonesia';
import { KENO } from './families/keno';
import { LOTTO } from './families/lotto';
import { LUCKY28 } from './families/lucky28';
import { PH_DIGITS } from './families/phDigits';
import { RACING } from './families/racing';
import { THAI } from './families/thai';
import { VIETNAM } from './families/vietnam';
import type { Lottery, PrizeMode } from './model/lottery';
import { PRIZE_MODES } from './prizeModes';

/** All lotteries, in menu order. */
export const LOTTERIES: readonly Lottery[] = [
  ...LOTTO,
  ...PH_DIGITS,
  ...INDONESIA,
  ...VIETNAM,
  ...THAI,
  ...FOUR_D,
  ...FIVE_DIGITS,
  ...ELEVEN_FIVE,
  ...DICE,
  ...RACING,
  ...LUCKY28,
  ...KENO,
];

const byCode = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

/** The lottery with a code, or `undefined`. */
export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code);

/** The lotteries that a prize mode sells, in the order of its menu: by group, and in menu order within one. */
export function lotteriesOf(mode: PrizeMode): readonly Lottery[] {
  const { sells, menuGroups } = PRIZE_MODES[mode];
  return menuGroups.flatMap((group) =>
    LOTTERIES.filter((lottery) => lottery.menuGroup === group && sells(lottery)),
  );
}

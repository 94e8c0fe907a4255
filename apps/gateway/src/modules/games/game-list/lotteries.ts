import {
  LOTTERIES,
  lotteryOf,
  priceIn,
  PRIZE_MODES,
  returnOf,
  type Family,
  type Lottery,
  type PrizeMode,
} from '@perya/rules/lottery';
import type { TABLE_THEMES } from './themes';
import type { Game, LotteryCategory } from './types';

/** The studio whose draws have a lobby of their own. */
const SEA_STUDIO = 'BLN';

/** The vendor of each lottery family, and the theme of its covers. */
const HOUSES: Readonly<
  Record<Family, readonly [vendor: string, theme: keyof typeof TABLE_THEMES]>
> = {
  lotto: ['TBL', 'lotto'],
  'ph-digits': ['TBL', 'drum'],
  indonesia: [SEA_STUDIO, 'drum'],
  thai: [SEA_STUDIO, 'thaidraw'],
  'four-d': [SEA_STUDIO, 'fourdigits'],
  vietnam: ['SGN', 'regional'],
  'five-digits': ['MNT', 'minute'],
  'eleven-five': ['MNT', 'elevenballs'],
  dice: ['RLP', 'dicedraw'],
  racing: ['RLP', 'racedraw'],
  lucky28: ['TBL', 'luckydraw'],
  keno: ['KPB', 'keno'],
};

/** The properties of a lottery in the game list; the others are common to all games. */
export type LotteryCard = Pick<Game, 'code' | 'name' | 'vendor' | 'minBet'> & {
  theme: keyof typeof TABLE_THEMES;
};

/**
 * The lotteries as games of the game list, in lobby order: the menu groups alternate, so that a page never
 * shows a single region.
 */
export function lotteryCards(category: LotteryCategory): LotteryCard[] {
  const groups = Map.groupBy(
    LOTTERIES.filter((lottery) => lottery.category === category),
    ({ menuGroup }) => menuGroup,
  );
  const longest = Math.max(0, ...[...groups.values()].map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => place).flatMap((place) =>
    [...groups.values()].flatMap((group) => {
      const lottery = group[place];
      return lottery === undefined ? [] : [cardOf(lottery)];
    }),
  );
}

/** How the site opens a lottery: the regional ones on their own page, the SEA ones in their own lobby. */
export function accountTypeOf({ family, menuGroup }: Lottery): string | null {
  if (family === 'vietnam') return 'VNLOTTO';
  return menuGroup === 'SEA' ? 'SEA' : null;
}

function cardOf(lottery: Lottery): LotteryCard {
  const [vendor, theme] = HOUSES[lottery.family];
  const { code, name, units } = lottery;
  return {
    code,
    name,
    vendor,
    theme,
    minBet: Math.min(...units.map((unit) => priceIn(lottery, 'PHP', unit))),
  };
}

/** Whether a prize mode sells the game with a code; it sells every game that isn't a lottery. */
export function isSold(mode: PrizeMode, code: string): boolean {
  const lottery = lotteryOf(code);
  return lottery === undefined || PRIZE_MODES[mode].sells(lottery);
}

/**
 * The lowest return of all bets of a lottery in a prize mode, in basis points, rounded down; `undefined` for
 * the code of another game.
 */
export function statedReturnOf(mode: PrizeMode, code: string): number | undefined {
  const lottery = lotteryOf(code);
  if (lottery === undefined) return undefined;
  const returns = lottery.playTypes.map((playType) => returnOf(playType, { mode, rebate: 0 }));
  // A floating-point sum may be slightly below its exact value.
  return Math.floor(Math.min(...returns) * 10_000 + 1e-6);
}

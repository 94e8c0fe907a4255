import { LOTTERIES, priceIn, returnOf, type Family, type Lottery } from '@perya/rules/lottery';
import type { PrizeMode } from '@perya/rules/lottery';
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

/** The prize mode of the returns stated on cards, which is the site's own. */
const STATED_MODE: PrizeMode = 'SEA';

/** The properties of a lottery in the game list; the others are common to all games. */
export type LotteryCard = Pick<Game, 'code' | 'name' | 'vendor' | 'minBet' | 'rtpBasisPoints'> & {
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
    rtpBasisPoints: statedReturn(lottery),
  };
}

/** The lowest return of all its bets, rounded down. */
function statedReturn({ playTypes }: Lottery): number {
  const returns = playTypes.map((playType) => returnOf(playType, { mode: STATED_MODE, rebate: 0 }));
  // A floating-point sum may be slightly below its exact value.
  return Math.floor(Math.min(...returns) * 10_000 + 1e-6);
}

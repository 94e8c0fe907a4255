import { LOTTERIES, priceIn, returnOf, type Family, type Lottery } from '@perya/rules/lottery';
import type { PrizeMode } from '@perya/rules/lottery';
import type { TABLE_THEMES } from './themes';
import type { Category, Game } from './types';

/** The studio whose draws are sold in a lobby of its own. */
const SEA_STUDIO = 'BLN';

/** Who draws what, and which scene its covers show. */
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

/** The table of returns that the cards state; the site's own is the same. */
const STATED_MODE: PrizeMode = 'SEA';

/** What a lottery brings into the game list; the rest is the same for all games. */
export type LotteryCard = Pick<
  Game,
  'code' | 'name' | 'vendor' | 'category' | 'minBet' | 'rtpBasisPoints'
> & { theme: keyof typeof TABLE_THEMES };

/**
 * The house's lotteries as games of the game list, in the order that their lobby shows them: dealt
 * from the menu groups in turn, so that a page is never one region alone.
 */
export function lotteryCards(category: Category): LotteryCard[] {
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

/** How the site opens a lottery: the regional ones on their page, the SEA ones in a lobby of their own. */
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
    category: lottery.category,
    minBet: Math.min(...units.map((unit) => priceIn(lottery, 'PHP', unit))),
    rtpBasisPoints: statedReturn(lottery),
  };
}

/** The least that any way to bet on it returns, rounded down. */
function statedReturn({ playTypes }: Lottery): number {
  const returns = playTypes.map((playType) => returnOf(playType, { mode: STATED_MODE, rebate: 0 }));
  // A sum of fractions may fall a hair short of the figure that it stands for.
  return Math.floor(Math.min(...returns) * 10_000 + 1e-6);
}

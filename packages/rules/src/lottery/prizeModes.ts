import type { Lottery, PrizeMode } from './model/lottery';

/** What a prize mode sells, in which order, and what it returns. */
export interface PrizeModeTerms {
  /**
   * The stated return: the long-term payout as a share of stakes, in basis points. A prize series instead
   * returns part of it with every bet.
   */
  readonly returnBasisPoints: number;
  /** Whether it sells a lottery. */
  readonly sells: (lottery: Lottery) => boolean;
  /** The menu groups of the lotteries that it sells, in the order of its menu. */
  readonly menuGroups: readonly string[];
}

const PHILIPPINES = ['PH'];
const SOUTHEAST_ASIA = ['SEA'];
const VIETNAM = ['VN-NORTH', 'VN-CENTRAL', 'VN-SOUTH'];
const FAST = ['FAST-1', 'FAST-3', 'FAST-5'];

const isDaily = ({ category }: Lottery): boolean => category === 'LOTT';
const isFast = ({ category }: Lottery): boolean => category === 'ELOTT';
const hasPool = ({ playTypes }: Lottery): boolean =>
  playTypes.some(({ tiers }) => tiers.some(({ pay }) => pay.kind === 'jackpot'));

/**
 * The prize modes of the site configuration (specification §3, §7 "prizeMode from brand lotteryType"). The
 * specification only names them. Here each is a kind of lottery site:
 *
 * - `Lott` sells the draws by day, of every country. Their prizes follow those of national lotteries, so it
 *   has the lowest return.
 * - `SEA` sells everything. The regional draws of Southeast Asia come first: those with a lobby of their own,
 *   then the Philippines and Vietnam.
 * - `ZY` (from Chinese zìyíng, "run by the house") sells what the house draws without a pool: the draws every
 *   few minutes, then the classic two to four digits. No pool takes a share of the stakes, so it returns more.
 * - `Elott` sells only the draws every few minutes. They are played most often per day, at the highest return.
 */
export const PRIZE_MODES: Readonly<Record<PrizeMode, PrizeModeTerms>> = {
  Lott: {
    returnBasisPoints: 9000,
    sells: isDaily,
    menuGroups: [...PHILIPPINES, ...SOUTHEAST_ASIA, ...VIETNAM],
  },
  SEA: {
    returnBasisPoints: 9200,
    sells: () => true,
    menuGroups: [...SOUTHEAST_ASIA, ...PHILIPPINES, ...VIETNAM, ...FAST],
  },
  ZY: {
    returnBasisPoints: 9500,
    sells: (lottery) => isFast(lottery) || (lottery.family === 'ph-digits' && !hasPool(lottery)),
    menuGroups: [...FAST, ...PHILIPPINES],
  },
  Elott: {
    returnBasisPoints: 9600,
    sells: isFast,
    menuGroups: FAST,
  },
};

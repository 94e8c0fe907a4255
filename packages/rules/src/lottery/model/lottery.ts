import type { Selection, SelectionShape } from './selection';
import type { Schedule } from '../schedule';
import type { DrawResult, DrawSpace } from './space';

/** The prize modes of the site configuration (specification §3), defined in `prizeModes.ts`. */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';

/**
 * An exact chance: `wins` of `of` equally likely outcomes. Uses `bigint`, because 27 numbers drawn together
 * have more outcomes than a number can represent. Convert it with {@link probabilityOf} and {@link oneIn}.
 */
export interface Chance {
  readonly wins: number | bigint;
  readonly of: number | bigint;
}

/** A chance as a floating-point probability from 0 to 1. */
export const probabilityOf = ({ wins, of }: Chance): number => Number(wins) / Number(of);

/** A chance as "one in N": 5,245,786 for the jackpot of 6/42. */
export const oneIn = ({ wins, of }: Chance): number => Number(of) / Number(wins);

/**
 * What winning in a tier pays.
 *
 * - `share`: basis points of the stated return paid by this tier, so its odds are `return × share ÷ chance`,
 * rounded down.
 * - `fixed`: thousandths of the price of a bet, in every prize mode.
 * - `jackpot`: a pool that grows by this many basis points of every bet and is at least `min` times the
 * price; all winners of a draw share it in proportion to their bets.
 */
export type TierPayout =
  | { readonly kind: 'share'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly thousandths: number }
  | { readonly kind: 'jackpot'; readonly basisPoints: number; readonly min: number };

/** One way in which a bet of a play type wins. */
export interface Tier {
  /** Unique in its play type; for `options` it starts with the option's own code. */
  readonly code: string;
  /**
   * The average number of wins of a bet that can win here: if one bet can win several times in a draw (a
   * two-digit number among 27 prizes), the expected number of wins.
   */
  readonly chance: Chance;
  readonly pay: TierPayout;
}

/** The number of a selection's winning bets in each tier; tiers without a win are omitted. */
export type WinsByTier = Readonly<Record<string, number>>;

/** One way to bet on a lottery. */
export interface PlayType {
  /** Unique in its lottery; `playType` in URLs and on the wire. */
  readonly code: string;
  /** The tab that contains it. */
  readonly group: string;
  readonly shape: SelectionShape;
  readonly tiers: readonly Tier[];
  /** Pure, and independent of the order of values. The selection must be valid. */
  readonly settle: (selection: Selection, result: DrawResult) => WinsByTier;
  /**
   * The tiers that single bets of this selection can win: for `tod-3`, `112` can win only in `ways-3`. If
   * omitted, all tiers.
   */
  readonly tiersOf?: (selection: Selection) => readonly string[];
  /**
   * The sets of tiers that a single bet can win, one set per kind of bet: for `options` each option has its
   * own. If omitted, all tiers together.
   */
  readonly tierSets?: readonly (readonly string[])[];
  /**
   * The wins in the draw with the highest total payout for a selection, excluding jackpots, which are paid in
   * addition or instead. If omitted, at most one bet of a line wins, once.
   */
  readonly maxWins?: (selection: Selection) => WinsByTier;
}

/** A kind of lottery; lotteries of a family have the same plays. */
export type Family =
  | 'lotto'
  | 'ph-digits'
  | 'indonesia'
  | 'thai'
  | 'four-d'
  | 'five-digits'
  | 'eleven-five'
  | 'dice'
  | 'racing'
  | 'lucky28'
  | 'keno'
  | 'vietnam';

/** A region of Vietnam with its own draws. */
export type VietnamRegion = 'north' | 'central' | 'south';

/** A lottery: what is drawn, when, and how to bet on it. */
export interface Lottery {
  /** Stable code, as used in `gameCode`. */
  readonly code: string;
  /** The project's own name for it, the same in every language. */
  readonly name: string;
  readonly family: Family;
  /** `LOTT` for daily draws, `ELOTT` for draws every few minutes. */
  readonly category: 'LOTT' | 'ELOTT';
  /** Its menu group: `PH`, `SEA`, `VN-NORTH`, `FAST-1` … */
  readonly menuGroup: string;
  readonly region?: VietnamRegion;
  readonly space: DrawSpace;
  readonly schedule: Schedule;
  readonly playTypes: readonly PlayType[];
  readonly defaultPlayType: string;
  /** Price of one bet at multiple one, in minor units of PHP; for other currencies use {@link priceIn}. */
  readonly price: number;
  /**
   * The available fractions of the price, in thousandths, the largest first: `[1000, 100, 10]`. Not every
   * currency has coins for all of them: see `unitsIn`.
   */
  readonly units: readonly number[];
}

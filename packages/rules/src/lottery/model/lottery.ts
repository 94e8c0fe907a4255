import type { Selection, SelectionShape } from './selection';
import type { Schedule } from '../schedule';
import type { DrawResult, DrawSpace } from './space';

/** The prize modes of the site configuration (specification §3): tables of returns. */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';

/**
 * `wins` of `of` equally likely outcomes, exactly: of 27 numbers drawn together there are more outcomes
 * than a number holds. Read it by {@link probabilityOf} and {@link oneIn}.
 */
export interface Chance {
  readonly wins: number | bigint;
  readonly of: number | bigint;
}

/** A chance as a share of 1, rounded as numbers are. */
export const probabilityOf = ({ wins, of }: Chance): number => Number(wins) / Number(of);

/** One in how many a chance is: 5,245,786 for the jackpot of 6/42. */
export const oneIn = ({ wins, of }: Chance): number => Number(of) / Number(wins);

/**
 * What winning in a tier pays.
 *
 * - `share`: so many basis points of the stated return are paid out by this tier, so its odds are
 *   `return × share ÷ chance`, rounded down.
 * - `fixed`: thousandths of the price of a bet, in every prize mode.
 * - `jackpot`: a pool that grows by so many basis points of every bet and is never less than
 *   `min` times the price; all that win it in a draw share it by their bets.
 */
export type Pay =
  | { readonly kind: 'share'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly thousandths: number }
  | { readonly kind: 'jackpot'; readonly basisPoints: number; readonly min: number };

/** One way in which a bet of a play type wins. */
export interface Tier {
  /** Unique in its play type; of `options` it begins with the option's own code. */
  readonly code: string;
  /**
   * How often a bet that can win here does, on average: where one bet can win several times in a
   * draw (a two-digit number among 27 prizes), the expected number of wins.
   */
  readonly chance: Chance;
  readonly pay: Pay;
}

/** In how many bets a selection has won in each tier; tiers without a win are left out. */
export type Wins = Readonly<Record<string, number>>;

/** One way to bet on a lottery. */
export interface PlayType {
  /** Unique in its lottery; `playType` in addresses and on the wire. */
  readonly code: string;
  /** The tab it stands under. */
  readonly group: string;
  readonly shape: SelectionShape;
  readonly tiers: readonly Tier[];
  /** Pure, and independent of the order in which anything is named. The selection has no fault. */
  readonly settle: (selection: Selection, result: DrawResult) => Wins;
  /**
   * The tiers in which single bets of this selection can win: of `tod-3`, `112` can win in `ways-3`
   * alone. All tiers where it is left out.
   */
  readonly tiersOf?: (selection: Selection) => readonly string[];
  /**
   * The sets of tiers that a single bet can win in, one set for each kind of bet: of `options` every
   * option has its own. All tiers together where it is left out.
   */
  readonly tierSets?: readonly (readonly string[])[];
  /**
   * The wins of the draw that pays all bets of a selection together the most, jackpots aside: they
   * come on top of it or instead. Where it is left out, no more than one bet of a line wins, once.
   */
  readonly maxWins?: (selection: Selection) => Wins;
}

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

export type VietnamRegion = 'north' | 'central' | 'south';

/** A lottery: what is drawn, when, and how one bets on it. */
export interface Lottery {
  /** Stable code, as it appears in `gameCode`. */
  readonly code: string;
  /** The project's own name of it, the same in every language. */
  readonly name: string;
  readonly family: Family;
  /** `LOTT` are the draws of the day, `ELOTT` those of the minute. */
  readonly category: 'LOTT' | 'ELOTT';
  /** The menu group it stands in: `PH`, `SEA`, `VN-NORTH`, `FAST-1` … */
  readonly menuGroup: string;
  readonly region?: VietnamRegion;
  readonly space: DrawSpace;
  readonly schedule: Schedule;
  readonly playTypes: readonly PlayType[];
  readonly defaultPlayType: string;
  /** Price of one bet at multiple one, in minor units of PHP; other currencies by {@link priceIn}. */
  readonly price: number;
  /**
   * The units of the price that one can bet in, in thousandths of it, the largest first: `[1000, 100, 10]`.
   * Not every currency has coins for all of them: see `unitsIn`.
   */
  readonly units: readonly number[];
}

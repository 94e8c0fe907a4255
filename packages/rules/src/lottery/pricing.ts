import {
  probabilityOf,
  type Lottery,
  type PlayType,
  type PrizeMode,
  type Tier,
  type WinsByTier,
} from './model/lottery';
import { countBets, type Selection } from './model/selection';
import { PRIZE_MODES } from './prizeModes';

/**
 * The prize series: basis points of every stake returned at the draw, won or lost, in exchange for lower
 * odds.
 */
export const REBATES: readonly number[] = [0, 100, 200, 300, 400, 500];

/** The terms of a bet. */
export interface Terms {
  readonly mode: PrizeMode;
  /** One of {@link REBATES}, in basis points. */
  readonly rebate: number;
}

/** The smallest step of odds is one thousandth of a price. */
export const ODDS_SCALE = 1000;

/**
 * What one win in a tier pays, in thousandths of the bet's price, rounded down; `jackpot` if the pool
 * determines it. Rebates don't affect fixed prizes and jackpots: lotteries with those have no rebates.
 *
 * @example
 * ```ts
 * import { ODDS_SCALE, oddsOf, PRIZE_MODES } from '@perya/rules/lottery';
 *
 * // One of a thousand numbers wins, and all of the stated return is paid for it.
 * const tier = {
 *   code: 'straight',
 *   chance: { wins: 1, of: 1000 },
 *   pay: { kind: 'share', basisPoints: 10_000 },
 * } as const;
 *
 * PRIZE_MODES.Lott.returnBasisPoints; // => 9000
 * oddsOf(tier, { mode: 'Lott', rebate: 0 }); // => 900_000
 * Number(oddsOf(tier, { mode: 'Lott', rebate: 0 })) / ODDS_SCALE; // => 900
 * oddsOf(tier, { mode: 'Lott', rebate: 500 }); // => 850_000
 * ```
 */
export function oddsOf({ chance, pay }: Tier, { mode, rebate }: Terms): number | 'jackpot' {
  switch (pay.kind) {
    case 'jackpot':
      return 'jackpot';
    case 'fixed':
      return pay.thousandths;
    case 'share':
      return Number(
        (BigInt((PRIZE_MODES[mode].returnBasisPoints - rebate) * pay.basisPoints) *
          BigInt(chance.of) *
          BigInt(ODDS_SCALE)) /
          (BigInt(chance.wins) * 100_000_000n),
      );
  }
}

/** Whether a play type supports a prize series: only if every prize depends on the return. */
export const takesRebate = ({ tiers }: PlayType): boolean =>
  tiers.every(({ pay }) => pay.kind === 'share');

/** Exchange factor from PHP minor units, as a fraction that keeps prices round. */
const CURRENCIES: Readonly<Record<string, readonly [times: number, by: number]>> = {
  PHP: [1, 1],
  THB: [1, 2],
  CNY: [1, 10],
  USD: [1, 50],
  IDR: [250, 1],
  VND: [500, 1],
};

/** The price of one bet in a currency, in minor units. An unlisted currency counts as PHP. */
export function priceIn(
  { price }: Pick<Lottery, 'price'>,
  currency: string,
  unit = ODDS_SCALE,
): number {
  const [times, by] = CURRENCIES[currency] ?? [1, 1];
  return Math.max(1, Math.round((price * times * unit) / (by * ODDS_SCALE)));
}

/**
 * Below this many minor units, a price is no longer an integer, or rounding payouts down costs too much: at
 * ten, never more than a twentieth of a win that doubles the stake.
 */
const MIN_PRICE = 10;

/** The available fractions of the price in a currency, the largest first; always at least one. */
export function unitsIn(
  lottery: Pick<Lottery, 'price' | 'units'>,
  currency: string,
): readonly number[] {
  const [times, by] = CURRENCIES[currency] ?? [1, 1];
  return lottery.units.filter((unit, index) => {
    const scaled = lottery.price * times * unit;
    const isWhole = scaled % (by * ODDS_SCALE) === 0;
    return index === 0 || (isWhole && scaled / (by * ODDS_SCALE) >= MIN_PRICE);
  });
}

/** A line of a slip: the selection and its multiple. */
export interface Line {
  readonly playType: PlayType;
  readonly selection: Selection;
  /** Price of one bet, in minor units. */
  readonly price: number;
  /** An integer from 1. */
  readonly multiple: number;
}

/**
 * The cost of a line, in minor units.
 *
 * @example
 * ```ts
 * import { costOf, largestWin, lotteryOf, priceIn } from '@perya/rules/lottery';
 *
 * const lottery = lotteryOf('PH_3D');
 * const straight = lottery?.playTypes.find(({ code }) => code === 'straight');
 * if (lottery === undefined || straight === undefined) throw new Error('The lottery is gone.');
 *
 * const line = {
 *   playType: straight,
 *   selection: [['1', '2'], ['3'], ['4']], // 134 and 234
 *   price: priceIn(lottery, 'PHP'),
 *   multiple: 5,
 * };
 * line.price; // => 1000
 * costOf(line); // => 10_000
 * largestWin(line, { mode: 'Lott', rebate: 0 }); // => 4_500_000
 * ```
 */
export const costOf = ({ playType, selection, price, multiple }: Line): number =>
  countBets(playType.shape, selection) * price * multiple;

/** The rebate, in minor units, rounded down. */
export const rebateOf = (cost: number, rebate: number): number =>
  Math.floor((cost * rebate) / 10_000);

/**
 * The payout of a number of wins in a tier, in minor units, rounded down. Zero for a jackpot: the caller that
 * has the pool pays it. Exact even if the product is beyond 2^53, as in currencies with small units.
 */
export function tierPayout(line: Line, tier: Tier, times: number, terms: Terms): number {
  const odds = oddsOf(tier, terms);
  if (odds === 'jackpot' || times === 0) return 0;
  const bets = BigInt(times) * BigInt(line.price) * BigInt(line.multiple);
  return Number((bets * BigInt(odds)) / BigInt(ODDS_SCALE));
}

/** The payout of a line's wins, in minor units: the sum of {@link tierPayout} over its tiers. */
export function payoutOf(line: Line, wins: WinsByTier, terms: Terms): number {
  return line.playType.tiers.reduce(
    (sum, tier) => sum + tierPayout(line, tier, wins[tier.code] ?? 0, terms),
    0,
  );
}

/** The maximum payout of a line in one draw, in minor units; a jackpot may be paid in addition or instead. */
export function largestWin(line: Line, terms: Terms): number {
  const { playType, selection } = line;
  if (playType.maxWins !== undefined) return payoutOf(line, playType.maxWins(selection), terms);
  const possible = playType.tiersOf?.(selection) ?? playType.tiers.map(({ code }) => code);
  return possible.reduce((max, code) => Math.max(max, payoutOf(line, { [code]: 1 }, terms)), 0);
}

/**
 * The long-term return of each stake for the kind of bet with the lowest return; jackpots count by their
 * share of the stake. The rebate of a prize series is added.
 */
export function returnOf({ tiers, tierSets }: PlayType, terms: Terms): number {
  const kinds = tierSets ?? [tiers.map(({ code }) => code)];
  const returns = kinds.map((codes) =>
    tiers
      .filter(({ code }) => codes.includes(code))
      .reduce((sum, tier) => sum + returnOfTier(tier, terms), 0),
  );
  return Math.min(...returns);
}

function returnOfTier(tier: Tier, terms: Terms): number {
  if (tier.pay.kind === 'jackpot') return tier.pay.basisPoints / 10_000;
  const odds = oddsOf(tier, terms);
  return odds === 'jackpot' ? 0 : (odds / ODDS_SCALE) * probabilityOf(tier.chance);
}

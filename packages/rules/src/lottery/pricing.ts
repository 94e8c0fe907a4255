import {
  probabilityOf,
  type Lottery,
  type PlayType,
  type PrizeMode,
  type Tier,
  type Wins,
} from './model/lottery';
import { countBets, type Selection } from './model/selection';

/**
 * Of what is staked, the share that is paid out over the long run, in basis points: the stated
 * return of each prize mode. A prize series gives part of it back with every bet instead.
 */
export const RETURNS: Readonly<Record<PrizeMode, number>> = {
  Lott: 9000,
  SEA: 9200,
  ZY: 9500,
  Elott: 9600,
};

/** The series: basis points of every stake that are given back at the draw, won or lost, for lower odds. */
export const REBATES: readonly number[] = [0, 100, 200, 300, 400, 500];

/** On which terms a bet is made. */
export interface Terms {
  readonly mode: PrizeMode;
  /** One of {@link REBATES}; basis points. */
  readonly rebate: number;
}

/** One thousandth of a price is the smallest step of odds. */
export const ODDS_SCALE = 1000;

/**
 * What one win in a tier pays, in thousandths of the bet's price, rounded down; `jackpot` where the
 * pool decides. Rebates do not touch fixed prizes and jackpots: lotteries that have them take none.
 */
export function oddsOf({ chance, pay }: Tier, { mode, rebate }: Terms): number | 'jackpot' {
  switch (pay.kind) {
    case 'jackpot':
      return 'jackpot';
    case 'fixed':
      return pay.thousandths;
    case 'share':
      return Number(
        (BigInt((RETURNS[mode] - rebate) * pay.basisPoints) *
          BigInt(chance.of) *
          BigInt(ODDS_SCALE)) /
          (BigInt(chance.wins) * 100_000_000n),
      );
  }
}

/** Whether a play type takes a prize series: only where every prize follows from the return. */
export const takesRebate = ({ tiers }: PlayType): boolean =>
  tiers.every(({ pay }) => pay.kind === 'share');

/** How many minor units a PHP minor unit is worth here, as a fraction: prices stay round. */
const CURRENCIES: Readonly<Record<string, readonly [times: number, by: number]>> = {
  PHP: [1, 1],
  THB: [1, 2],
  CNY: [1, 10],
  USD: [1, 50],
  IDR: [250, 1],
  VND: [500, 1],
};

/** The price of one bet in a currency, in minor units. A currency that is not listed counts as PHP. */
export function priceIn(
  { price }: Pick<Lottery, 'price'>,
  currency: string,
  unit = ODDS_SCALE,
): number {
  const [times, by] = CURRENCIES[currency] ?? [1, 1];
  return Math.max(1, Math.round((price * times * unit) / (by * ODDS_SCALE)));
}

/**
 * Below this many minor units a price is no whole number of them any more, or odds lose too much when what
 * they pay is cut to whole ones: at ten, never more than a twentieth of a win that doubles the stake.
 */
const MIN_PRICE = 10;

/** The units of the price that one can bet in with a currency, the largest first; always at least that one. */
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

/** A line of a slip: what is chosen, and how often. */
export interface Line {
  readonly playType: PlayType;
  readonly selection: Selection;
  /** Price of one bet, minor units. */
  readonly price: number;
  /** Whole, from 1. */
  readonly multiple: number;
}

/** What a line costs, in minor units. */
export const costOf = ({ playType, selection, price, multiple }: Line): number =>
  countBets(playType.shape, selection) * price * multiple;

/** What a rebate gives back, in minor units, rounded down. */
export const rebateOf = (cost: number, rebate: number): number =>
  Math.floor((cost * rebate) / 10_000);

/**
 * What so many wins in a tier pay, in minor units, rounded down. Nothing for a jackpot: that is left to
 * whoever knows the pool. Exact where the product is beyond 2^53, as it is in currencies of small units.
 */
export function winOf(line: Line, tier: Tier, times: number, terms: Terms): number {
  const odds = oddsOf(tier, terms);
  if (odds === 'jackpot' || times === 0) return 0;
  const bets = BigInt(times) * BigInt(line.price) * BigInt(line.multiple);
  return Number((bets * BigInt(odds)) / BigInt(ODDS_SCALE));
}

/** What a line's wins pay, in minor units: the sum of {@link winOf} over its tiers. */
export function payoutOf(line: Line, wins: Wins, terms: Terms): number {
  return line.playType.tiers.reduce(
    (sum, tier) => sum + winOf(line, tier, wins[tier.code] ?? 0, terms),
    0,
  );
}

/** The most that a line can pay in one draw, in minor units; a jackpot may come on top of it or instead. */
export function largestWin(line: Line, terms: Terms): number {
  const { playType, selection } = line;
  if (playType.maxWins !== undefined) return payoutOf(line, playType.maxWins(selection), terms);
  const possible = playType.tiersOf?.(selection) ?? playType.tiers.map(({ code }) => code);
  return possible.reduce((max, code) => Math.max(max, payoutOf(line, { [code]: 1 }, terms)), 0);
}

/**
 * Of each stake, what comes back over the long run, on the kind of bet that returns the least; jackpots
 * by what they take of it. The rebate of a prize series comes on top.
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

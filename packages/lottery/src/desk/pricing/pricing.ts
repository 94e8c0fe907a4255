import {
  countBets,
  largestWin,
  priceIn,
  takesRebate,
  type Lottery,
  type PrizeMode,
} from '@perya/rules/lottery';
import { playTypeOf, type Chase, type Draft, type SlipLine } from '../state/desk';

/** A line with its price. Amounts in minor units. */
export interface PricedLine<Line extends Draft = Draft> {
  readonly line: Line;
  readonly bets: number;
  /** Of one bet, at a multiple of one. */
  readonly price: number;
  readonly cost: number;
  /** Max payout in one draw, without jackpots. */
  readonly largestWin: number;
  /** The line can also win the jackpot. */
  readonly hasJackpot: boolean;
}

/** What pricing depends on: the lottery, its terms, the member's currency. */
export interface PricingContext {
  readonly lottery: Lottery;
  readonly mode: PrizeMode;
  readonly currency: string;
}

/** Prices a line. Takes time proportional to its numbers, not its bets. */
export function priceLine<Line extends Draft>(line: Line, till: PricingContext): PricedLine<Line> {
  const { lottery, mode, currency } = till;
  const playType = playTypeOf(lottery, line.playType);
  const { selection, multiple, unit } = line;
  const bets = countBets(playType.shape, selection);
  const price = priceIn(lottery, currency, unit);
  const rebate = takesRebate(playType) ? line.rebate : 0;
  return {
    line,
    bets,
    price,
    cost: bets * price * multiple,
    largestWin:
      bets === 0 ? 0 : largestWin({ playType, selection, price, multiple }, { mode, rebate }),
    hasJackpot: playType.tiers.some(({ pay }) => pay.kind === 'jackpot'),
  };
}

const known = new WeakMap<SlipLine, { till: PricingContext; price: PricedLine<SlipLine> }>();

/** Memoized {@link priceLine}: an unchanged line keeps its price, however long the slip. */
export function priceLineMemoized(line: SlipLine, till: PricingContext): PricedLine<SlipLine> {
  const before = known.get(line);
  if (before?.till === till) return before.price;
  const price = priceLine(line, till);
  known.set(line, { till, price });
  return price;
}

/** Totals of a slip. */
export interface SlipSum {
  readonly lines: number;
  readonly bets: number;
  /** On one draw at a multiple of one, in minor units. */
  readonly cost: number;
  /** On all draws of the chase. */
  readonly total: number;
  readonly draws: number;
  /** Upper bound for one draw, at the largest multiple of the chase. */
  readonly largestWin: number;
  readonly hasJackpot: boolean;
  /** The most expensive ticket of the chase. */
  readonly dearest: number;
}

export function sumOf(lines: readonly PricedLine[], chase: Chase | null): SlipSum {
  const multiples = chase?.multiples ?? [1];
  const cost = lines.reduce((sum, line) => sum + line.cost, 0);
  const max = Math.max(1, ...multiples);
  return {
    lines: lines.length,
    bets: lines.reduce((sum, { bets }) => sum + bets, 0),
    cost,
    total: multiples.reduce((sum, multiple) => sum + cost * multiple, 0),
    draws: multiples.length,
    largestWin: lines.reduce((sum, line) => sum + line.largestWin, 0) * max,
    hasJackpot: lines.some(({ hasJackpot }) => hasJackpot),
    dearest: cost * max,
  };
}

import {
  countBets,
  largestWin,
  priceIn,
  takesRebate,
  type Lottery,
  type PrizeMode,
} from '@perya/rules/lottery';
import { playTypeOf, type Chase, type Draft, type SlipLine } from '../state/desk';

/** A line as it is priced. Amounts in minor units. */
export interface PricedLine<Line extends Draft = Draft> {
  readonly line: Line;
  readonly bets: number;
  /** Of one bet at multiple one. */
  readonly price: number;
  readonly cost: number;
  /** The most that it can pay in one draw, jackpots aside. */
  readonly largestWin: number;
  /** It can also win the pool. */
  readonly hasJackpot: boolean;
}

/** Where lines are priced: the lottery, its terms, the player's currency. */
export interface Till {
  readonly lottery: Lottery;
  readonly mode: PrizeMode;
  readonly currency: string;
}

/** Prices a line; costs about as much as its numbers are many, never as its bets. */
export function priced<Line extends Draft>(line: Line, till: Till): PricedLine<Line> {
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

const known = new WeakMap<SlipLine, { till: Till; price: PricedLine<SlipLine> }>();

/** As {@link priced}; a line that stands keeps its price, however long the slip. */
export function pricedOnce(line: SlipLine, till: Till): PricedLine<SlipLine> {
  const before = known.get(line);
  if (before?.till === till) return before.price;
  const price = priced(line, till);
  known.set(line, { till, price });
  return price;
}

/** A slip as it is priced. */
export interface SlipSum {
  readonly lines: number;
  readonly bets: number;
  /** On one draw at multiple one, minor units. */
  readonly cost: number;
  /** On all draws of the chase together. */
  readonly total: number;
  readonly draws: number;
  /** Upper bound of one draw at the chase's largest multiple. */
  readonly largestWin: number;
  readonly hasJackpot: boolean;
  /** The dearest ticket of the chase. */
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

import {
  costOf,
  priceIn,
  readSelection,
  rebateOf,
  tierPayout,
  type DrawResult,
  type Line,
  type Lottery,
  type PlayType,
  type PrizeMode,
} from '@perya/rules/lottery';

/** A line of an order, as received and as stored. */
export interface OrderLine {
  playType: string;
  /** The selection in the format of `writeSelection`. */
  numbers: string;
  /** Thousandths of the price. */
  unit: number;
  multiple: number;
  /** Basis points. */
  rebate: number;
}

/** What a line has won, in minor units. */
export interface LineOutcome {
  rebate: number;
  wins: readonly { tier: string; bets: number; amount: number }[];
}

/** One entry per line, in order. */
export type TicketOutcome = readonly LineOutcome[];

/** The terms on which a ticket was sold. */
export interface TicketTerms {
  lottery: Lottery;
  currency: string;
  mode: PrizeMode;
  /** The ticket's multiple in its chase. */
  multiple: number;
}

/** Returns a play type by its code. Throws if there is none, which can't happen for a sold ticket. */
export function playTypeOf(lottery: Lottery, code: string): PlayType {
  const playType = lottery.playTypes.find((known) => known.code === code);
  if (playType === undefined) throw new Error(`${lottery.code} has no play type ${code}.`);
  return playType;
}

/** Converts a line to the format that the rules count and price. */
export function lineOf(
  { lottery, currency, multiple }: Omit<TicketTerms, 'mode'>,
  line: OrderLine,
): Line {
  return {
    playType: playTypeOf(lottery, line.playType),
    selection: readSelection(line.numbers),
    price: priceIn(lottery, currency, line.unit),
    multiple: line.multiple * multiple,
  };
}

/** What a ticket has won, except for the jackpot. */
export interface SettledTicket {
  outcome: TicketOutcome;
  /** Fixed prizes and rebates, in minor units. */
  payout: bigint;
  /** Bets that won the jackpot, in thousandths of a bet at full price; zero if none did. */
  jackpotWeight: bigint;
}

/**
 * Settles a ticket. Fixed prizes are limited to `max` in total, applied line by line; rebates and the jackpot
 * are not limited.
 */
export function settleTicket(
  terms: TicketTerms,
  lines: readonly OrderLine[],
  { result, max }: { result: DrawResult; max: number },
): SettledTicket {
  let left = max;
  let payout = 0n;
  let jackpotWeight = 0n;
  const outcome = lines.map((ordered): LineOutcome => {
    const line = lineOf(terms, ordered);
    const won = line.playType.settle(line.selection, result);
    const rebate = rebateOf(costOf(line), ordered.rebate);
    const wins = line.playType.tiers.flatMap((tier) => {
      const bets = won[tier.code] ?? 0;
      if (bets === 0) return [];
      if (tier.pay.kind === 'jackpot') jackpotWeight += BigInt(bets * line.multiple * ordered.unit);
      const full = tierPayout(line, tier, bets, { mode: terms.mode, rebate: ordered.rebate });
      const amount = Math.min(full, left);
      left -= amount;
      payout += BigInt(amount);
      return [{ tier: tier.code, bets, amount }];
    });
    payout += BigInt(rebate);
    return { rebate, wins };
  });
  return { outcome, payout, jackpotWeight };
}

/** The cost of lines on one draw and their contribution to the pool, in minor units. */
export function costOfLines(
  terms: Omit<TicketTerms, 'mode'>,
  lines: readonly OrderLine[],
): { stake: bigint; contribution: bigint } {
  let stake = 0n;
  let contribution = 0n;
  for (const ordered of lines) {
    const line = lineOf(terms, ordered);
    const cost = BigInt(costOf(line));
    stake += cost;
    contribution += (cost * BigInt(poolShareOf(line.playType))) / 10_000n;
  }
  return { stake, contribution };
}

/** Basis points of a stake that go into the pool. */
const poolShareOf = ({ tiers }: PlayType): number =>
  tiers.reduce((sum, { pay }) => (pay.kind === 'jackpot' ? sum + pay.basisPoints : sum), 0);

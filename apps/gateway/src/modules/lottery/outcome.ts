import {
  costOf,
  priceIn,
  readSelection,
  rebateOf,
  winOf,
  type DrawResult,
  type Line,
  type Lottery,
  type PlayType,
  type PrizeMode,
} from '@perya/rules/lottery';

/** A line of an order, as it came and as it is kept. */
export interface OrderLine {
  playType: string;
  /** The selection as `writeSelection` writes it. */
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

/** By line, in their order. */
export type TicketOutcome = readonly LineOutcome[];

/** On what terms a ticket was sold. */
export interface TicketTerms {
  lottery: Lottery;
  currency: string;
  mode: PrizeMode;
  /** Of the ticket in its chase. */
  multiple: number;
}

/** The play type of a code; a ticket that was sold names no other. */
export function playTypeOf(lottery: Lottery, code: string): PlayType {
  const playType = lottery.playTypes.find((known) => known.code === code);
  if (playType === undefined) throw new Error(`${lottery.code} has no play type ${code}.`);
  return playType;
}

/** A line as the rules count and price it. */
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

/** What a ticket has won, all but the jackpot. */
export interface SettledTicket {
  outcome: TicketOutcome;
  /** Fixed prizes and rebates, in minor units. */
  payout: bigint;
  /** Bets that won the jackpot, in thousandths of one at the full price; zero without. */
  jackpotWeight: bigint;
}

/**
 * Settles a ticket. Fixed prizes are paid out to `max` at most, line by line from the first; rebates
 * and the jackpot are not limited.
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
      const full = winOf(line, tier, bets, { mode: terms.mode, rebate: ordered.rebate });
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

/** What lines cost on one draw, and how much of that feeds the pool; minor units. */
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

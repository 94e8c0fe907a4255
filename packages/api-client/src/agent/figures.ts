import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { count, decimal, text, timestamp, wholeNumber } from '../core/schemas';

/**
 * A time of a team's sums. They are kept by days of the brand's time zone: a day that is touched counts
 * whole.
 */
export interface TeamSpan {
  /** Milliseconds since 1970. */
  from: number;
  /** Exclusive; milliseconds since 1970. */
  to: number;
}

/* @__NO_SIDE_EFFECTS__ */
export function teamSpanEntries() {
  return { from: timestamp(), to: timestamp() };
}

/** What moved in a time: play by when bets were settled (voided ones count nothing), money by when it moved. */
export interface TeamSums {
  readonly bets: number;
  readonly stake: Money;
  readonly payout: Money;
  /** What counts for contracts. */
  readonly turnover: Money;
  /** Payout less stake: negative is what the members have lost. */
  readonly result: Money;
  readonly deposits: Money;
  /** Positive. */
  readonly withdrawals: Money;
  readonly bonuses: Money;
  readonly rebates: Money;
  /** Salaries, dividends and affiliate cashback. */
  readonly commissions: Money;
  /** `result`, bonuses, rebates and commissions: what the members have gained. */
  readonly net: Money;
}

/* @__NO_SIDE_EFFECTS__ */
export function teamSumsSchema() {
  return v.object({
    count: count(),
    stake: decimal(),
    payout: decimal(),
    turnover: decimal(),
    winLoss: decimal(),
    deposit: decimal(),
    withdrawal: decimal(),
    bonus: decimal(),
    rebate: decimal(),
    commission: decimal(),
    net: decimal(),
  });
}

export type WireTeamSums = v.InferOutput<ReturnType<typeof teamSumsSchema>>;

export function decodeTeamSums(wire: WireTeamSums, currency: string): TeamSums {
  const money = (amount: string) => parseMoney(amount, currency);
  return {
    bets: wire.count,
    stake: money(wire.stake),
    payout: money(wire.payout),
    turnover: money(wire.turnover),
    result: money(wire.winLoss),
    deposits: money(wire.deposit),
    withdrawals: money(wire.withdrawal),
    bonuses: money(wire.bonus),
    rebates: money(wire.rebate),
    commissions: money(wire.commission),
    net: money(wire.net),
  };
}

/** What somebody gets back of turnover in a category, in hundredths of a percent. */
export interface RebateRate {
  readonly category: Category;
  readonly basisPoints: number;
}

/* @__NO_SIDE_EFFECTS__ */
export function rebateRatesSchema() {
  return v.array(
    v.object({
      gameType: categorySchema(),
      rate: wholeNumber(0, 10_000),
    }),
  );
}

export const encodeRebateRates = (rates: readonly RebateRate[]) =>
  rates.map(({ category, basisPoints }) => ({ gameType: category, rate: basisPoints }));

export const decodeRebateRates = (
  rates: v.InferOutput<ReturnType<typeof rebateRatesSchema>>,
): RebateRate[] => rates.map(({ gameType, rate }) => ({ category: gameType, basisPoints: rate }));

/** Somebody on the way from the caller down: the caller first. */
export interface TeamStep {
  readonly memberId: string;
  readonly account: string;
}

/* @__NO_SIDE_EFFECTS__ */
export function breadcrumbSchema() {
  return v.array(v.object({ memberId: text(64), account: text(64) }));
}

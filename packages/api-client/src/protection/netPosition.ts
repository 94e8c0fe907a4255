import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { currencyCode, decimal, nothing, timestamp } from '../core/schemas';

/** What a stretch of the calendar has come to. */
export interface NetPosition {
  readonly period: 'week' | 'month' | 'year';
  /** When it began; milliseconds since 1970. */
  readonly startedAt: number;
  readonly deposits: Money;
  readonly withdrawals: Money;
  /** Of the bets that were settled in it. */
  readonly stakes: Money;
  readonly payouts: Money;
  /** Payouts less stakes; below zero is lost. */
  readonly net: Money;
}

const PERIODS = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

export const getNetPosition = /* @__PURE__ */ endpoint({
  id: 'getNetPosition',
  tag: 'Protection',
  method: 'GET',
  path: '/wps/relay/MCSFE_getNetPosition',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    list: v.array(
      v.object({
        period: v.picklist(['WEEK', 'MONTH', 'YEAR']),
        startTime: timestamp(),
        deposits: decimal(),
        withdrawals: decimal(),
        stakes: decimal(),
        payouts: decimal(),
        winLoss: decimal(),
      }),
    ),
  }),
  decode: ({ currency, list }): readonly NetPosition[] =>
    list.map(({ period, startTime, deposits, withdrawals, stakes, payouts, winLoss }) => ({
      period: PERIODS[period],
      startedAt: startTime,
      deposits: parseMoney(deposits, currency),
      withdrawals: parseMoney(withdrawals, currency),
      stakes: parseMoney(stakes, currency),
      payouts: parseMoney(payouts, currency),
      net: parseMoney(winLoss, currency),
    })),
  summary: 'What this week, month and year have come to: deposits, withdrawals, stakes, wins, net.',
  spec: 'decisions: Player protection (net-position summary); path and value ours.',
});

import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  nothing,
  pagedRequest,
  pagedValue,
  timestamp,
} from '../core/schemas';

/** What play in a category gives back. */
export interface Rebate {
  readonly category: Category;
  /** Since the last claim, in bets that are settled. */
  readonly turnover: Money;
  /** Hundredths of a percent. */
  readonly rateBasisPoints: number;
  /** Turnover × rate, rounded down to a hundredth. */
  readonly amount: Money;
  /** Bets settled from here on count; milliseconds since 1970. */
  readonly from: number;
}

export interface RebateSummary {
  readonly rebates: readonly Rebate[];
  readonly total: Money;
  /** Bets settled before it are counted; milliseconds since 1970. */
  readonly to: number;
  /** Turnover older than this is not given back any more, in days. */
  readonly days: number;
  readonly turnoverMultiple: number;
}

export const getRebates = /* @__PURE__ */ endpoint({
  id: 'getRebates',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    total: decimal(),
    to: timestamp(),
    days: count(),
    turnoverMultiple: count(),
    list: v.array(
      v.object({
        gameType: categorySchema(),
        turnover: decimal(),
        rate: count(),
        amount: decimal(),
        from: timestamp(),
      }),
    ),
  }),
  decode: ({ currency, total, list, ...same }): RebateSummary => ({
    ...same,
    total: parseMoney(total, currency),
    rebates: list.map(({ gameType, turnover, rate, amount, from }) => ({
      category: gameType,
      turnover: parseMoney(turnover, currency),
      rateBasisPoints: rate,
      amount: parseMoney(amount, currency),
      from,
    })),
  }),
  summary: 'What play gives back by category, from the last claim until a moment ago.',
  spec: '§2 Member centre pages, manualRebate; path and value ours. The rate is in basis points; amounts are rounded down.',
});

export interface ClaimRebateInput {
  /** Without it: all categories. */
  category?: Category | undefined;
}

/** What claiming has brought. */
export interface ClaimedRebate {
  readonly amount: Money;
  /** Milliseconds since 1970. */
  readonly claimedAt: number;
}

export const claimRebate = /* @__PURE__ */ endpoint({
  id: 'claimRebate',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  auth: 'token',
  idempotent: true,
  request: v.object({ gameType: v.optional(categorySchema()) }),
  value: v.object({ amount: decimal(), currency: currencyCode(), claimTime: timestamp() }),
  encode: ({ category }: ClaimRebateInput) => ({ gameType: category }),
  decode: ({ amount, currency, claimTime }): ClaimedRebate => ({
    amount: parseMoney(amount, currency),
    claimedAt: claimTime,
  }),
  summary: 'Pays the rebate of one category or of all; every turnover counts once.',
  spec: '§2 Member centre pages, manualRebate; path, body and value ours.',
});

/** A rebate that has been paid. */
export interface RebateClaim extends Rebate {
  readonly id: string;
  readonly to: number;
  /** Milliseconds since 1970. */
  readonly claimedAt: number;
}

export const listRebateClaims = /* @__PURE__ */ endpoint({
  id: 'listRebateClaims',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebateRecord',
  auth: 'token',
  request: pagedRequest({}),
  value: pagedValue(
    v.object({
      rebateId: v.string(),
      gameType: categorySchema(),
      turnover: decimal(),
      rate: count(),
      amount: decimal(),
      from: timestamp(),
      to: timestamp(),
      claimTime: timestamp(),
    }),
    { currency: currencyCode() },
  ),
  encode: (page: PageInput) => encodePage(page),
  decode: ({ currency, ...page }): Page<RebateClaim> =>
    decodePage(page, ({ rebateId, gameType, turnover, rate, amount, from, to, claimTime }) => ({
      id: rebateId,
      category: gameType,
      turnover: parseMoney(turnover, currency),
      rateBasisPoints: rate,
      amount: parseMoney(amount, currency),
      from,
      to,
      claimedAt: claimTime,
    })),
  summary: 'The rebates that have been paid, newest first.',
  spec: '§2 Member centre pages, manualRebate; path and value ours.',
});

import * as v from 'valibot';
import { categorySchema, type Category } from '../catalogue/category';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, text, timestamp } from '../core/schemas';
import { parseMoney, type Money } from '../money';

export interface Winner {
  readonly rank: number;
  /** Masked by the platform. */
  readonly account: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly category: Category;
  readonly amount: Money;
  /** Milliseconds since 1970. */
  readonly wonAt: number;
}

export interface WinnersFilter {
  category?: Category | undefined;
  period?: 'day' | 'week' | 'month' | undefined;
  count?: number | undefined;
}

const WIRE_PERIODS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

export const listWinners = /* @__PURE__ */ endpoint({
  id: 'listWinners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  auth: 'optional',
  request: v.object({
    gameType: v.optional(categorySchema()),
    period: v.picklist(['DAY', 'WEEK', 'MONTH']),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    language: v.optional(text(8)),
  }),
  value: v.object({
    currency: currencyCode(),
    list: v.array(
      v.object({
        rank: count(),
        account: text(64),
        gameId: text(64),
        gameName: text(255),
        gameType: categorySchema(),
        amount: decimal(),
        time: timestamp(),
      }),
    ),
  }),
  encode: ({ category, period = 'day', count = 20 }: WinnersFilter) => ({
    gameType: category,
    period: WIRE_PERIODS[period],
    count,
  }),
  decode: ({ currency, list }): readonly Winner[] =>
    list.map(({ gameType, amount, time, ...same }) => ({
      ...same,
      category: gameType,
      amount: parseMoney(amount, currency),
      wonAt: time,
    })),
  summary: 'The highest wins of a period.',
  spec: '§7 Wallet and member, GCSGAME_getRankList (winner board); body and value ours.',
});

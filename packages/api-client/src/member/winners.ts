import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, flag, text, timestamp, wholeNumber } from '../core/schemas';

export interface Winner {
  readonly rank: number;
  /** Masked by the platform. */
  readonly account: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly category: Category;
  /** What favourites and the launch are keyed by; null where the game is no longer offered. */
  readonly nodeId: string | null;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly vendorName: string;
  /** `/art/cover/<id>`, null where the game is no longer offered. */
  readonly coverPath: string | null;
  readonly amount: Money;
  /** How many times the stake was paid out, to two decimals: 12.5. */
  readonly multiple: number;
  /** Milliseconds since 1970. */
  readonly wonAt: number;
  /** Won by the member who asks. */
  readonly isMine: boolean;
}

export interface WinnersFilter {
  category?: Category | undefined;
  period?: 'day' | 'week' | 'month' | undefined;
  /** A board's order is by amount or by how many times the stake it was; a feed's is by time. */
  order?: 'highest' | 'latest' | 'multiple' | undefined;
  count?: number | undefined;
  /** Milliseconds since 1970: only what was won later, for a feed that has the rest. */
  after?: number | undefined;
}

const WIRE_ORDERS = { highest: 'HIGHEST', latest: 'LATEST', multiple: 'MULTIPLE' } as const;
const WIRE_PERIODS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;

export const listWinners = /* @__PURE__ */ endpoint({
  id: 'listWinners',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  auth: 'optional',
  request: v.object({
    gameType: v.optional(categorySchema()),
    period: v.picklist(['DAY', 'WEEK', 'MONTH']),
    order: v.optional(v.picklist(['HIGHEST', 'LATEST', 'MULTIPLE'])),
    count: wholeNumber(1, 100),
    afterTime: v.optional(timestamp()),
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
        nodeId: v.nullish(text(64)),
        vassalage: v.optional(text(32)),
        vendor: v.optional(text(64)),
        coverPath: v.nullish(text(255)),
        amount: decimal(),
        multiple: v.optional(v.pipe(v.number(), v.minValue(0))),
        time: timestamp(),
        /** The caller's own. */
        isMine: v.optional(flag()),
      }),
    ),
  }),
  encode: ({ category, period = 'day', order, count = 20, after }: WinnersFilter) => ({
    gameType: category,
    period: WIRE_PERIODS[period],
    ...(order && { order: WIRE_ORDERS[order] }),
    count,
    afterTime: after,
  }),
  decode: ({ currency, list }): readonly Winner[] =>
    list.map(({ gameType, vassalage, vendor, amount, time, isMine, ...same }) => ({
      ...same,
      category: gameType,
      nodeId: same.nodeId ?? null,
      coverPath: same.coverPath ?? null,
      vendor: vassalage ?? '',
      vendorName: vendor ?? '',
      multiple: same.multiple ?? 0,
      amount: parseMoney(amount, currency),
      wonAt: time,
      isMine: isMine === 1,
    })),
  summary: 'The highest wins of a period by amount or by multiple of the stake, or the latest.',
  spec: '§7 Wallet and member, GCSGAME_getRankList (winner board); body and value ours; `order` for the feed of the home page.',
});

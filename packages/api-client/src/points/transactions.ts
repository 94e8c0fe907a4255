import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { count, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';

export const POINT_TRANSACTION_TYPES = [
  'EARNED',
  'REDEEMED',
  'CONVERTED',
  'REFUNDED',
  'ADJUSTED',
] as const;

/** `EARNED` is all that came in but refunds and adjustments; {@link PointSource} says for what. */
export type PointTransactionType = (typeof POINT_TRANSACTION_TYPES)[number];

/** For what points came or went. */
export const POINT_SOURCES = [
  'PLAY',
  'MISSION',
  'CHECK_IN',
  'WHEEL',
  'TOURNAMENT',
  'REWARD',
  'REDEMPTION',
  'CONVERSION',
  'ADJUSTMENT',
] as const;

export type PointSource = (typeof POINT_SOURCES)[number];

export interface PointTransaction {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: PointTransactionType;
  readonly source: PointSource | null;
  /** Where the source is play: of which category. */
  readonly category: Category | null;
  /** Negative where points were spent. */
  readonly points: number;
  readonly balanceAfter: number;
  /** What was bought, which mission it was; in the caller's language. */
  readonly note: string | null;
}

export interface PointTransactionsFilter extends PageInput {
  type?: PointTransactionType | undefined;
  /** At or after; milliseconds since 1970. */
  from?: number | undefined;
  /** Before; milliseconds since 1970. */
  to?: number | undefined;
}

export interface PointTransactions extends Page<PointTransaction> {
  /** Of all pages of the filter: what came in, and what went out, both from 0. */
  readonly earned: number;
  readonly spent: number;
}

export const listPointTransactions = /* @__PURE__ */ endpoint({
  id: 'listPointTransactions',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  auth: 'token',
  request: pagedRequest({
    type: v.optional(v.picklist(POINT_TRANSACTION_TYPES)),
    from: v.optional(timestamp()),
    to: v.optional(timestamp()),
    language: v.optional(text(8)),
  }),
  value: pagedValue(
    v.object({
      transactionId: text(64),
      time: timestamp(),
      type: v.picklist(POINT_TRANSACTION_TYPES),
      source: v.nullish(v.picklist(POINT_SOURCES)),
      gameType: v.nullish(categorySchema()),
      points: v.pipe(v.number(), v.integer()),
      balanceAfter: count(),
      note: v.nullish(v.string()),
    }),
    { earned: v.optional(count()), spent: v.optional(count()) },
  ),
  encode: ({ page, pageSize, ...filter }: PointTransactionsFilter) => ({
    ...encodePage({ page, pageSize }),
    ...filter,
  }),
  decode: (page): PointTransactions => ({
    ...decodePage(page, ({ transactionId, time, note, source, gameType, ...same }) => ({
      ...same,
      id: transactionId,
      at: time,
      source: source ?? null,
      category: gameType ?? null,
      note: note ?? null,
    })),
    earned: page.earned ?? 0,
    spent: page.spent ?? 0,
  }),
  summary: "Every movement of the member's points, newest first.",
  spec: '§7 Points, ODSFE2_MemTransDet (token); body and value ours.',
});

import * as v from 'valibot';
import { categorySchema } from '../games/category';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { count, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';

/** All types of entries in the point record. */
export const POINT_TRANSACTION_TYPES = [
  'EARNED',
  'REDEEMED',
  'CONVERTED',
  'REFUNDED',
  'ADJUSTED',
] as const;

/** `EARNED`: everything received except refunds and adjustments; {@link PointSource} has the reason. */
export type PointTransactionType = (typeof POINT_TRANSACTION_TYPES)[number];

/** What points were received or spent for. */
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

/** What points were earned by. */
export type PointSource = (typeof POINT_SOURCES)[number];

/* @__NO_SIDE_EFFECTS__ */
function transactionSchema() {
  return v.object({
    id: text(64),
    at: timestamp(),
    type: v.picklist(POINT_TRANSACTION_TYPES),
    source: v.nullable(v.picklist(POINT_SOURCES)),
    /** The category, if the source is play. */
    category: v.nullable(categorySchema()),
    /** Negative if points were spent. */
    points: v.pipe(v.number(), v.integer()),
    balanceAfter: count(),
    /** What was bought or which mission it was, in the caller's language. */
    note: v.nullable(v.string()),
  });
}

/** An entry of the point record. */
export type PointTransaction = FieldOf<ReturnType<typeof transactionSchema>>;

export const listPointTransactions = /* @__PURE__ */ endpoint({
  id: 'listPointTransactions',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  auth: 'token',
  request: pagedRequest({
    type: v.optional(v.picklist(POINT_TRANSACTION_TYPES)),
    /** At or after. */
    from: v.optional(timestamp()),
    /** Before. */
    to: v.optional(timestamp()),
    language: v.optional(text(8)),
  }),
  value: pagedValue(transactionSchema(), {
    /** Over all pages of the filter: points received and points spent, both at least 0. */
    earned: count(),
    spent: count(),
  }),
  summary: "Lists the member's point transactions, newest first.",
  spec: '§7 Points, ODSFE2_MemTransDet (token); body and value defined here.',
});

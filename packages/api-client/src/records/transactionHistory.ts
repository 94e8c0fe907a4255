import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

/** What caused a transaction. */
export const TRANSACTION_TYPES = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'PAYOUT',
  'REFUND',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BONUS',
  'REBATE',
  'SALARY',
  'DIVIDEND',
  'POINTS',
  'ADJUSTMENT',
] as const;

/** Type of a transaction in the history. */
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/* @__NO_SIDE_EFFECTS__ */
function transactionStatus() {
  return oneOf({ pending: 'PENDING', done: 'DONE', failed: 'FAILED', cancelled: 'CANCELLED' });
}

/** Whether a transaction is pending, and its outcome. */
export type TransactionStatus = FieldOf<ReturnType<typeof transactionStatus>>;

/* @__NO_SIDE_EFFECTS__ */
export function transactionSchema() {
  return v.object({
    id: text(64),
    at: timestamp(),
    type: v.picklist(TRANSACTION_TYPES),
    status: transactionStatus(),
    /** Negative if money left the wallet. */
    amount: decimal(),
    balanceAfter: v.nullable(decimal()),
    /** The order, round or contract behind it. */
    reference: v.nullable(v.string()),
    note: v.nullable(v.string()),
  });
}

export type WireTransaction = v.InferOutput<ReturnType<typeof transactionSchema>>;

/** A row of the transaction history. */
export type Transaction = FieldOf<ReturnType<typeof transactionSchema>>;

/* @__NO_SIDE_EFFECTS__ */
export function transactionTotalsSchema() {
  return v.object({
    /** All rows, whatever their status. */
    transactions: count(),
    moneyIn: decimal(),
    /** Negative. */
    moneyOut: decimal(),
    net: decimal(),
  });
}

/** Totals of the filtered transactions; pending and canceled ones moved no money. */
export type TransactionTotals = FieldOf<ReturnType<typeof transactionTotalsSchema>>;

/** Filters of the history; without `from` it covers the last twelve months. */
/* @__NO_SIDE_EFFECTS__ */
export function transactionFilterEntries() {
  return {
    type: v.optional(v.picklist(TRANSACTION_TYPES)),
    status: v.optional(transactionStatus()),
    /** At or after. */
    from: v.optional(timestamp()),
    /** Before. */
    to: v.optional(timestamp()),
  };
}

export const getTransactionHistory = /* @__PURE__ */ endpoint({
  id: 'getTransactionHistory',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactionHistory',
  auth: 'token',
  request: pagedRequest(transactionFilterEntries()),
  value: pagedValue(transactionSchema(), {
    currency: currencyCode(),
    /** Over all pages of the same filter. */
    totals: transactionTotalsSchema(),
  }),
  summary: "Lists the member's wallet transactions, newest first.",
  spec: '§2 transactionHistory; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getTransactionHistory}. */
export type TransactionHistoryFilter = InputOf<typeof getTransactionHistory>;

/** Output of {@link getTransactionHistory}. */
export type TransactionHistory = OutputOf<typeof getTransactionHistory>;

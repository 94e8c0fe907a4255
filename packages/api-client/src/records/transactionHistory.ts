import { minorUnits, parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

/** What moved the money. */
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

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

const TRANSACTION_STATUSES = ['PENDING', 'DONE', 'FAILED', 'CANCELLED'] as const;

export type TransactionStatus = 'pending' | 'done' | 'failed' | 'cancelled';

const DECODED_STATUSES = {
  PENDING: 'pending',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const satisfies Record<(typeof TRANSACTION_STATUSES)[number], TransactionStatus>;

const ENCODED_STATUSES = {
  pending: 'PENDING',
  done: 'DONE',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const satisfies Record<TransactionStatus, (typeof TRANSACTION_STATUSES)[number]>;

/* @__NO_SIDE_EFFECTS__ */
export function transactionSchema() {
  return v.object({
    transactionId: text(64),
    time: timestamp(),
    type: v.picklist(TRANSACTION_TYPES),
    status: v.picklist(TRANSACTION_STATUSES),
    amount: decimal(),
    balanceAfter: v.nullish(decimal()),
    reference: v.nullish(v.string()),
    note: v.nullish(v.string()),
  });
}

export type WireTransaction = v.InferOutput<ReturnType<typeof transactionSchema>>;

export interface Transaction {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  /** Negative where money left the wallet. */
  readonly amount: Money;
  readonly balanceAfter: Money | null;
  /** The order, round or contract behind it. */
  readonly reference: string | null;
  readonly note: string | null;
}

/** What the movements of a filter add up to; what is pending or was cancelled moved nothing. */
export interface TransactionTotals {
  /** All rows, whatever became of them. */
  readonly transactions: number;
  readonly moneyIn: Money;
  /** Negative. */
  readonly moneyOut: Money;
  readonly net: Money;
}

/** A page of movements, with the totals over all pages of the same filter. */
export interface TransactionHistory extends Page<Transaction> {
  readonly currency: string;
  readonly totals: TransactionTotals;
}

/** What narrows the history down; without `from` it reaches back twelve months. */
export interface TransactionFilter {
  type?: TransactionType | undefined;
  status?: TransactionStatus | undefined;
  /** At or after; milliseconds since 1970. */
  from?: number | undefined;
  /** Before; milliseconds since 1970. */
  to?: number | undefined;
}

export interface TransactionHistoryFilter extends PageInput, TransactionFilter {}

/* @__NO_SIDE_EFFECTS__ */
export function transactionFilterEntries() {
  return {
    type: v.optional(v.picklist(TRANSACTION_TYPES)),
    status: v.optional(v.picklist(TRANSACTION_STATUSES)),
    from: v.optional(timestamp()),
    to: v.optional(timestamp()),
  };
}

export const encodeTransactionFilter = ({ type, status, from, to }: TransactionFilter) => ({
  type,
  status: status && ENCODED_STATUSES[status],
  from,
  to,
});

export const getTransactionHistory = /* @__PURE__ */ endpoint({
  id: 'getTransactionHistory',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactionHistory',
  auth: 'token',
  request: pagedRequest(transactionFilterEntries()),
  value: pagedValue(transactionSchema(), {
    currency: currencyCode(),
    totals: v.object({ count: count(), moneyIn: decimal(), moneyOut: decimal() }),
  }),
  encode: (filter: TransactionHistoryFilter) => ({
    ...encodePage(filter),
    ...encodeTransactionFilter(filter),
  }),
  decode: ({ currency, totals, ...page }): TransactionHistory => {
    const moneyIn = parseMoney(totals.moneyIn, currency);
    const moneyOut = parseMoney(totals.moneyOut, currency);
    return {
      ...decodePage(page, (wire) => decodeTransaction(wire, currency)),
      currency,
      totals: {
        transactions: totals.count,
        moneyIn,
        moneyOut,
        net: { minor: minorUnits(moneyIn.minor + moneyOut.minor), currency },
      },
    };
  },
  summary: "Every movement of the member's money, newest first.",
  spec: '§2 transactionHistory; call ours, decisions: Calls that the specification does not name.',
});

export function decodeTransaction(wire: WireTransaction, currency: string): Transaction {
  return {
    id: wire.transactionId,
    at: wire.time,
    type: wire.type,
    status: DECODED_STATUSES[wire.status],
    amount: parseMoney(wire.amount, currency),
    balanceAfter: wire.balanceAfter ? parseMoney(wire.balanceAfter, currency) : null,
    reference: wire.reference ?? null,
    note: wire.note ?? null,
  };
}

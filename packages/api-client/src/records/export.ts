import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, text } from '../core/schemas';
import {
  betFilterEntries,
  betSchema,
  decodeBet,
  encodeBetFilter,
  type Bet,
  type BetFilter,
} from './bettingRecord';
import {
  decodeTransaction,
  encodeTransactionFilter,
  transactionFilterEntries,
  transactionSchema,
  type Transaction,
  type TransactionFilter,
} from './transactionHistory';

/** A part of a record, newest first. */
export interface RecordPart<Row> {
  readonly rows: readonly Row[];
  /** How many rows the whole filter has. */
  readonly totalCount: number;
  /** Where the next part begins; null after the last. */
  readonly next: string | null;
}

/** Where a part begins: the `next` of the one before, nothing for the first. */
interface PartInput {
  after?: string | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function partValue<const Row extends v.GenericSchema>(row: Row) {
  return v.object({
    currency: currencyCode(),
    list: v.array(row),
    totalCount: count(),
    next: v.nullable(text(64)),
  });
}

export const exportBettingRecord = /* @__PURE__ */ endpoint({
  id: 'exportBettingRecord',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportBettingRecord',
  auth: 'token',
  request: v.object({ ...betFilterEntries(), after: v.optional(text(64)) }),
  value: partValue(betSchema()),
  encode: ({ after, ...filter }: BetFilter & PartInput) => ({ ...encodeBetFilter(filter), after }),
  decode: ({ currency, list, totalCount, next }): RecordPart<Bet> => ({
    rows: list.map((bet) => decodeBet(bet, currency)),
    totalCount,
    next,
  }),
  summary: 'The betting record of a whole filter in large parts, for a file.',
  spec: '§2 personalHistoryCopy; call ours, decisions: Calls that the specification does not name.',
});

export const exportTransactionHistory = /* @__PURE__ */ endpoint({
  id: 'exportTransactionHistory',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportTransactionHistory',
  auth: 'token',
  request: v.object({ ...transactionFilterEntries(), after: v.optional(text(64)) }),
  value: partValue(transactionSchema()),
  encode: ({ after, ...filter }: TransactionFilter & PartInput) => ({
    ...encodeTransactionFilter(filter),
    after,
  }),
  decode: ({ currency, list, totalCount, next }): RecordPart<Transaction> => ({
    rows: list.map((wire) => decodeTransaction(wire, currency)),
    totalCount,
    next,
  }),
  summary: 'The account record of a whole filter in large parts, for a file.',
  spec: '§2 transactionHistory; call ours, decisions: Calls that the specification does not name.',
});

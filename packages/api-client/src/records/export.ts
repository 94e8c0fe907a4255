import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, text } from '../core/schemas';
import { betFilterEntries, betSchema } from './bettingRecord';
import { transactionFilterEntries, transactionSchema } from './transactionHistory';

/** A part of a record, newest first. */
export interface RecordPart<Row> {
  readonly rows: readonly Row[];
  /** Total number of rows for the filter. */
  readonly totalCount: number;
  /** Cursor of the next part; null after the last. */
  readonly next: string | null;
}

/* @__NO_SIDE_EFFECTS__ */
function partEntries() {
  return {
    /** The `next` of the previous part; omitted for the first. */
    after: v.optional(text(64)),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function partValue<const Row extends v.GenericSchema>(row: Row) {
  return v.object({
    currency: currencyCode(),
    rows: v.array(row),
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
  request: v.object({ ...betFilterEntries(), ...partEntries() }),
  value: partValue(betSchema()),
  summary:
    'Returns the betting record for a filter in large parts, newest first, for export to a file.',
  spec: '§2 personalHistoryCopy; call defined here, decisions: Calls that the specification does not name.',
});

export const exportTransactionHistory = /* @__PURE__ */ endpoint({
  id: 'exportTransactionHistory',
  tag: 'Records',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportTransactionHistory',
  auth: 'token',
  request: v.object({ ...transactionFilterEntries(), ...partEntries() }),
  value: partValue(transactionSchema()),
  summary:
    'Returns the transaction history for a filter in large parts, newest first, for export to a file.',
  spec: '§2 transactionHistory; call defined here, decisions: Calls that the specification does not name.',
});

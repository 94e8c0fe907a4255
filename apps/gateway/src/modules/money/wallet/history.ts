import type {
  exportTransactionHistory,
  getTransactionHistory,
  HandlerInputOf,
  HandlerValueOf,
} from '@perya/api-client';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { statement, statementAfter, walletOf, type StatementLine } from '../../../kernel/ledger';
import type { StatementFilter } from '../../../kernel/ledger';
import { partOf } from '../../../kernel/http/exportPart';
import { spanOf } from '../../../kernel/http/recordSpan';
import { kindsOf, wireType } from './transactionTypes';

const PAGE_SIZE = 20;

type Value = HandlerValueOf<typeof getTransactionHistory>;

const STATUSES = { PENDING: 'pending', DONE: 'done', CANCELLED: 'cancelled' } as const;
const WIRE_STATUSES = { pending: 'PENDING', done: 'DONE', cancelled: 'CANCELLED' } as const;

/** A page of the member's wallet transactions, with the totals of the whole filter. */
export async function transactionHistory({
  input,
  ctx,
}: Call<typeof getTransactionHistory>): Promise<Value> {
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const found = await statement(ctx.db, { ...filterOf(ctx, input), pageNo, pageSize });
  return {
    currency: ctx.me().currency,
    totals: {
      transactions: found.totalCount,
      moneyIn: found.moneyIn,
      moneyOut: found.moneyOut,
      net: found.moneyIn + found.moneyOut,
    },
    totalCount: found.totalCount,
    totalPages: Math.ceil(found.totalCount / pageSize),
    list: found.lines.map(describeLine),
  };
}

/** The same transactions in large parts, for an export. */
export async function transactionPart({
  input,
  ctx,
}: Call<typeof exportTransactionHistory>): Promise<
  HandlerValueOf<typeof exportTransactionHistory>
> {
  const filter = filterOf(ctx, input);
  const { totalCount } = await statement(ctx.db, { ...filter, pageNo: 1, pageSize: 1 });
  const { rows, next } = await partOf(
    input.after,
    (window) => statementAfter(ctx.db, filter, window),
    ({ entryId }) => entryId,
  );
  return { currency: ctx.me().currency, totalCount, next, rows: rows.map(describeLine) };
}

function filterOf(
  ctx: CallContext,
  {
    type,
    status,
    from,
    to,
  }: Pick<HandlerInputOf<typeof getTransactionHistory>, 'type' | 'status' | 'from' | 'to'>,
): StatementFilter {
  const { id, currency } = ctx.me();
  return {
    account: walletOf(id, currency),
    ...spanOf(ctx, { from, to }),
    ...(type === undefined ? {} : kindsOf(type)),
    ...(status === undefined ? {} : { status: status === 'FAILED' ? 'none' : STATUSES[status] }),
  };
}

const describeLine = (line: StatementLine): Value['list'][number] => ({
  id: String(line.entryId),
  at: line.at.getTime(),
  type: wireType(line.kind, line.amount),
  status: WIRE_STATUSES[line.state],
  amount: line.amount,
  balanceAfter: line.state === 'done' ? line.balanceAfter : null,
  reference: line.reference,
  note: typeof line.details?.['note'] === 'string' ? line.details['note'] : null,
});

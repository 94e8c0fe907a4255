import type { getDeposit, listDeposits } from '@perya/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { Rejection } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { deposit, type DepositRow } from '../../modules/money';
import { showDeposit, showDeposits } from './show';

const DEFAULT_PAGE_SIZE = 10;

/**
 * Returns the caller's own deposit, or rejects with a 404, which doesn't reveal whether another member has a
 * deposit with this id.
 */
export async function ownDeposit(ctx: CallContext, id: string): Promise<DepositRow> {
  const [row] = await ctx.db
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, id), eq(deposit.memberId, ctx.me().id)));
  if (row === undefined) throw new Rejection(404, 'NO_SUCH_DEPOSIT', 'not_found');
  return row;
}

export async function read({ input, ctx }: Call<typeof getDeposit>) {
  return showDeposit(ctx, await ownDeposit(ctx, input.id));
}

export async function list({ input, ctx }: Call<typeof listDeposits>) {
  const { pageNo = 1, pageSize = DEFAULT_PAGE_SIZE } = input;
  const mine = eq(deposit.memberId, ctx.me().id);
  const rows = await ctx.db
    .select()
    .from(deposit)
    .where(mine)
    .orderBy(desc(deposit.createdAt), desc(deposit.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = await ctx.db.$count(deposit, mine);
  return {
    list: await showDeposits(ctx, rows),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

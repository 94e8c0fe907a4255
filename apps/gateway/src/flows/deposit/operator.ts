import type { HandlerValueOf, opsDecideDeposit, opsListDeposits } from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import { readPage } from '../../kernel/http/operatorPages';
import { Rejection } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { member } from '../../modules/identity';
import { deposit, type DepositRow } from '../../modules/money';
import { decideDeposit } from './settle';
import { showDeposits } from './show';

type OperatorDeposit = HandlerValueOf<typeof opsDecideDeposit>;

/** Deposits of all members, oldest first. */
export async function listForOperator({ input, ctx }: Call<typeof opsListDeposits>) {
  const { state, account } = input;
  const where = and(
    state && eq(deposit.status, state),
    account === undefined ? undefined : eq(member.account, account),
  );
  const { rows, totals } = await readPage(ctx.db, {
    ...input,
    from: () => ofMembers(ctx),
    where,
    orderBy: [asc(deposit.createdAt), asc(deposit.id)],
  });
  return { list: await show(ctx, rows), ...totals };
}

/** Confirms or refuses a deposit under review, or closes the case of a refunded one. A repeat of the same decision changes nothing. */
export async function decideForOperator({
  input,
  ctx,
}: Call<typeof opsDecideDeposit>): Promise<OperatorDeposit> {
  const { id, isConfirmed, note } = input;
  const before = await showOne(ctx, id);
  if (before.deposit.state === (isConfirmed ? 'PAID' : 'REFUSED')) return before;
  const isDecided = await decideDeposit(ctx.platform, id, { isConfirmed, note });
  if (!isDecided) throw new Rejection(422, 'DEPOSIT_STATE', 'invalid_request');
  return showOne(ctx, id);
}

const ofMembers = ({ db }: CallContext) =>
  db
    .select({ row: deposit, account: member.account })
    .from(deposit)
    .innerJoin(member, eq(member.id, deposit.memberId))
    .$dynamic();

async function showOne(ctx: CallContext, id: string): Promise<OperatorDeposit> {
  const [shown] = await show(ctx, await ofMembers(ctx).where(eq(deposit.id, id)));
  if (shown === undefined) throw new Rejection(404, 'NO_SUCH_DEPOSIT', 'not_found');
  return shown;
}

async function show(
  ctx: CallContext,
  rows: readonly { row: DepositRow; account: string }[],
): Promise<OperatorDeposit[]> {
  const shown = await showDeposits(
    ctx,
    rows.map(({ row }) => row),
  );
  return shown.map((deposit, index) => ({ account: rows[index]?.account ?? '', deposit }));
}

import type { HandlerValueOf, opsDecideRedemption, opsListRedemptions } from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import { idOf, readPage } from '../../../kernel/http/operatorPages';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { decideRedemption } from './decide';
import { showRedemptions } from './redemptions';
import { redemption } from './schema';

type OperatorRedemption = HandlerValueOf<typeof opsDecideRedemption>;

/** Redemptions of all members, oldest first. */
export async function listForOperator({ input, ctx }: Call<typeof opsListRedemptions>) {
  const { status, account } = input;
  const where = and(
    status && eq(redemption.status, status),
    account === undefined ? undefined : eq(member.account, account),
  );
  const { rows, totals } = await readPage(ctx.db, {
    ...input,
    from: () => ofMembers(ctx),
    where,
    orderBy: [asc(redemption.at), asc(redemption.id)],
  });
  return { list: await show(ctx, rows), ...totals };
}

/** Ships, approves or rejects a redemption. A repeat of the same decision changes nothing. */
export async function decideForOperator({
  input,
  ctx,
}: Call<typeof opsDecideRedemption>): Promise<OperatorRedemption> {
  const { status, note, tracking } = input;
  if (status === undefined && note === undefined && tracking === undefined) {
    throw new Rejection(422, 'NOTHING_DECIDED', 'invalid_request');
  }
  const id = idOf(input.id);
  const before = await showOne(ctx, id);
  if (status !== undefined && before.redemption.status === status) return before;
  await decideRedemption(ctx.platform, id, {
    status,
    tracking,
    ...(note !== undefined && { note: { EN: note } }),
  });
  return showOne(ctx, id);
}

const ofMembers = ({ db }: CallContext) =>
  db
    .select({ row: redemption, account: member.account })
    .from(redemption)
    .innerJoin(member, eq(member.id, redemption.memberId))
    .$dynamic();

async function showOne(ctx: CallContext, id: number): Promise<OperatorRedemption> {
  const [shown] = await show(ctx, await ofMembers(ctx).where(eq(redemption.id, id)));
  if (shown === undefined) throw new Rejection(404, 'NO_SUCH_REDEMPTION', 'not_found');
  return shown;
}

async function show(
  ctx: CallContext,
  rows: readonly { row: typeof redemption.$inferSelect; account: string }[],
): Promise<OperatorRedemption[]> {
  const shown = await showRedemptions(
    ctx,
    rows.map(({ row }) => row),
  );
  return shown.map((redemption, index) => ({ account: rows[index]?.account ?? '', redemption }));
}

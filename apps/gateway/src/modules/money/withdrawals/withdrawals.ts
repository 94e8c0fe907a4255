import type {
  cancelWithdrawal,
  getWithdrawal,
  HandlerValueOf,
  listWithdrawals,
} from '@perya/api-client';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import type { Brand } from '../../../kernel/brand';
import { pictureAddress } from '../../../kernel/uploads/pictures';
import { maskNumber } from './accountNumber';
import { providerName, type PayoutAccountRow } from './accounts';
import { advanceWithdrawal, type WithdrawalRow } from './advanceWithdrawal';
import { notifyWithdrawal } from './notifyWithdrawal';
import { payoutAccount, withdrawal, withdrawalEvent, withdrawalProof } from './schema';

const DEFAULT_PAGE_SIZE = 20;

interface PaidTo {
  row: WithdrawalRow;
  account: PayoutAccountRow;
}

/** The member's withdrawals, newest first. */
export async function list({ input, ctx }: Call<typeof listWithdrawals>) {
  const { pageNo = 1, pageSize = DEFAULT_PAGE_SIZE, groupId } = input;
  const where = and(
    eq(withdrawal.memberId, ctx.me().id),
    groupId === undefined ? undefined : eq(withdrawal.groupId, groupId),
  );
  const rows = await ctx.db
    .select({ row: withdrawal, account: payoutAccount })
    .from(withdrawal)
    .innerJoin(payoutAccount, eq(payoutAccount.id, withdrawal.accountId))
    .where(where)
    .orderBy(desc(withdrawal.requestedAt), desc(withdrawal.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = await ctx.db.$count(withdrawal, where);
  return {
    list: rows.map((each) => withdrawalOf(each, ctx.brand)),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

/** One withdrawal with its timeline. */
export async function detail({
  input,
  ctx,
}: Call<typeof getWithdrawal>): Promise<HandlerValueOf<typeof getWithdrawal>> {
  const { db, brand, platform } = ctx;
  const paid = await findWithdrawal(db, ctx.me().id, input.id);
  const { id, groupId } = paid.row;
  const events = await db
    .select()
    .from(withdrawalEvent)
    .where(eq(withdrawalEvent.withdrawalId, id))
    .orderBy(asc(withdrawalEvent.id));
  const group = await db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.groupId, groupId))
    .orderBy(asc(withdrawal.part));
  const proofs = await db
    .select({ name: withdrawalProof.name })
    .from(withdrawalProof)
    .where(eq(withdrawalProof.withdrawalId, id))
    .orderBy(asc(withdrawalProof.position));
  return {
    ...withdrawalOf(paid, brand),
    timeline: events.map(withdrawalStepOf),
    group: group.map(({ id, part, state, amount }) => ({ id: String(id), part, state, amount })),
    proofs: proofs.map(({ name }) => pictureAddress(platform, 'withdrawal', name)),
  };
}

export const withdrawalStepOf = ({
  state,
  actor,
  reason,
  at,
}: typeof withdrawalEvent.$inferSelect) => ({ state, by: actor, reason, at: at.getTime() });

/** Cancels a withdrawal. The brand decides whether that's possible; nothing else cancels it silently. */
export async function cancel({ input, ctx }: Call<typeof cancelWithdrawal>) {
  if (!ctx.brand.withdrawals.canCancel) throw notEnabled();
  const { row, account } = await findWithdrawal(ctx.db, ctx.me().id, input.id);
  const changed = await advanceWithdrawal(ctx.db, {
    id: row.id,
    to: 'CANCELLED',
    actor: 'MEMBER',
    at: ctx.now(),
  });
  if (changed === undefined) throw wrongState();
  ctx.afterCommit(() => notifyWithdrawal(ctx.platform, changed));
  return withdrawalOf({ row: changed, account }, ctx.brand);
}

/** One of the member's own withdrawals. */
export async function findWithdrawal(
  db: Db,
  memberId: number,
  withdrawalId: string,
): Promise<PaidTo> {
  const id = /^\d{1,9}$/.test(withdrawalId) ? Number(withdrawalId) : -1;
  const [found] = await db
    .select({ row: withdrawal, account: payoutAccount })
    .from(withdrawal)
    .innerJoin(payoutAccount, eq(payoutAccount.id, withdrawal.accountId))
    .where(and(eq(withdrawal.id, id), eq(withdrawal.memberId, memberId)));
  // Another member's withdrawal is reported as unknown, too.
  if (found === undefined) throw new Rejection(404, 'UNKNOWN_WITHDRAWAL', 'not_found');
  return found;
}

/** The state doesn't allow this transition, because another request was faster. */
export const wrongState = () => new Rejection(422, 'WITHDRAWAL_STATE', 'withdrawal_state');

export const withdrawalOf = (
  { row, account }: PaidTo,
  brand: Brand,
): HandlerValueOf<typeof cancelWithdrawal> => ({
  id: String(row.id),
  groupId: row.groupId,
  part: row.part,
  parts: row.parts,
  kind: account.kind,
  providerName: providerName(account, brand),
  accountNumber: maskNumber(account.kind, account.number),
  currency: row.currency,
  amount: row.amount,
  fee: row.fee,
  net: row.amount - row.fee,
  state: row.state,
  requestedAt: row.requestedAt.getTime(),
  changedAt: row.changedAt.getTime(),
  receiptDueAt: row.receiptDueAt?.getTime() ?? null,
  canCancel:
    brand.withdrawals.canCancel && (row.state === 'REQUESTED' || row.state === 'REVIEWING'),
});

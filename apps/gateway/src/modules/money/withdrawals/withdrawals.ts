import type {
  cancelWithdrawal,
  getWithdrawal,
  listWithdrawals,
  WireValueOf,
} from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import type { Brand } from '../../../kernel/brand';
import { pictureAddress } from '../../../kernel/uploads/pictures';
import { maskNumber } from './accountNumber';
import { providerName, type PayoutAccountRow } from './accounts';
import { advance, type WithdrawalRow } from './advance';
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
    list: rows.map((each) => wireWithdrawal(each, ctx.brand)),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

/** One withdrawal with its timeline. */
export async function detail({
  input,
  ctx,
}: Call<typeof getWithdrawal>): Promise<WireValueOf<typeof getWithdrawal>> {
  const { db, brand, platform } = ctx;
  const paid = await findWithdrawal(db, ctx.me().id, input.withdrawalId);
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
    ...wireWithdrawal(paid, brand),
    timeline: events.map(({ state, actor, reason, at }) => ({
      status: state,
      operator: actor,
      reason,
      time: at.getTime(),
    })),
    group: group.map((each) => ({
      withdrawalId: String(each.id),
      part: each.part,
      status: each.state,
      amount: formatDecimal(each.amount),
    })),
    proofs: proofs.map(({ name }) => pictureAddress(platform, 'withdrawal', name)),
  };
}

/** Takes a withdrawal back. The brand decides whether that can be; nothing else does it unseen. */
export async function cancel({ input, ctx }: Call<typeof cancelWithdrawal>) {
  if (!ctx.brand.payouts.canCancel) throw notEnabled();
  const { row, account } = await findWithdrawal(ctx.db, ctx.me().id, input.withdrawalId);
  const changed = await advance(ctx.db, {
    id: row.id,
    to: 'CANCELLED',
    actor: 'MEMBER',
    at: ctx.now(),
  });
  if (changed === undefined) throw wrongState();
  ctx.afterCommit(() => notifyWithdrawal(ctx.platform, changed));
  return wireWithdrawal({ row: changed, account }, ctx.brand);
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
  // Another member's is as unknown as one that never was.
  if (found === undefined) throw new Rejection(404, 'UNKNOWN_WITHDRAWAL', 'not_found');
  return found;
}

/** It is in a state from which that does not follow: somebody was quicker. */
export const wrongState = () => new Rejection(422, 'WITHDRAWAL_STATE', 'withdrawal_state');

export const wireWithdrawal = (
  { row, account }: PaidTo,
  brand: Brand,
): WireValueOf<typeof cancelWithdrawal> => ({
  withdrawalId: String(row.id),
  groupId: row.groupId,
  part: row.part,
  parts: row.parts,
  accountType: account.kind,
  providerName: providerName(account, brand),
  accountNo: maskNumber(account.kind, account.number),
  currency: row.currency,
  amount: formatDecimal(row.amount),
  fee: formatDecimal(row.fee),
  netAmount: formatDecimal(row.amount - row.fee),
  status: row.state,
  createTime: row.requestedAt.getTime(),
  updateTime: row.changedAt.getTime(),
  receiptDueTime: row.receiptDueAt?.getTime() ?? null,
  canCancel:
    brand.payouts.canCancel && (row.state === 'REQUESTED' || row.state === 'REVIEWING') ? 1 : 0,
});

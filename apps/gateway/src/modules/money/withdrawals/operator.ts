import type {
  HandlerValueOf,
  opsDecideDispute,
  opsDecideWithdrawal,
  opsListWithdrawals,
} from '@perya/api-client';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Rejection } from '../../../kernel/http/Rejection';
import { idOf, readPage } from '../../../kernel/http/operatorPages';
import type { Call, CallContext } from '../../../kernel/http/serve';
import type { NoticeKind } from '../../messaging';
import { pictureAddress } from '../../../kernel/uploads/pictures';
import { member } from '../../identity';
import { decideWithdrawal } from './decide';
import { payoutAccount, withdrawal, withdrawalEvent, withdrawalProof } from './schema';
import { withdrawalOf, withdrawalStepOf, wrongState } from './withdrawals';
import type { PayoutAccountRow } from './accounts';
import type { WithdrawalRow } from './advanceWithdrawal';

type OperatorWithdrawal = HandlerValueOf<typeof opsDecideWithdrawal>;

/** Withdrawals of all members, the longest unchanged first. */
export async function listForOperator({ input, ctx }: Call<typeof opsListWithdrawals>) {
  const { state, account } = input;
  const where = and(
    state && eq(withdrawal.state, state),
    account === undefined ? undefined : eq(member.account, account),
  );
  const { rows, totals } = await readPage(ctx.db, {
    ...input,
    from: () => paidTo(ctx),
    where,
    orderBy: [asc(withdrawal.changedAt), asc(withdrawal.id)],
  });
  return { list: await show(ctx, rows), ...totals };
}

/** Brings a withdrawal to a state. A repeat of the same decision changes nothing. */
export async function decideForOperator({
  input,
  ctx,
}: Call<typeof opsDecideWithdrawal>): Promise<OperatorWithdrawal> {
  const { state: to, reason } = input;
  if (to === 'REFUSED' && reason === undefined) throw reasonNeeded();
  const id = idOf(input.id);
  const current = await showOne(ctx, id);
  // A report of the member is decided by `opsDecideDispute`.
  if (current.state === 'NOT_RECEIVED') throw wrongState();
  if (current.state === to) return current;
  const when = (row: WithdrawalRow) => row.state !== 'NOT_RECEIVED';
  const changed = await decideWithdrawal(ctx.platform, { id, to, reason, when });
  if (changed === undefined) throw wrongState();
  return showOne(ctx, id);
}

const OUTCOMES = {
  ARRIVED: { to: 'RECEIVED', notice: 'disputeArrived' },
  PAID_AGAIN: { to: 'PAID', notice: 'disputePaidAgain' },
  REFUNDED: { to: 'REFUSED', notice: 'disputeRefunded' },
} as const satisfies Record<string, { to: WithdrawalRow['state']; notice: NoticeKind }>;

/** Ends the dispute about a withdrawal that was reported as not received. */
export async function decideDispute({
  input,
  ctx,
}: Call<typeof opsDecideDispute>): Promise<OperatorWithdrawal> {
  const id = idOf(input.id);
  const { to, notice } = OUTCOMES[input.outcome];
  const changed = await decideWithdrawal(ctx.platform, {
    id,
    to,
    notice,
    reason: input.reason,
    when: (row) => row.state === 'NOT_RECEIVED',
  });
  if (changed === undefined) throw wrongState();
  return showOne(ctx, id);
}

const reasonNeeded = () => new Rejection(422, 'REASON_NEEDED', 'invalid_request');

interface Row {
  row: WithdrawalRow;
  account: PayoutAccountRow;
  owner: string;
}

const paidTo = ({ db }: CallContext) =>
  db
    .select({ row: withdrawal, account: payoutAccount, owner: member.account })
    .from(withdrawal)
    .innerJoin(payoutAccount, eq(payoutAccount.id, withdrawal.accountId))
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .$dynamic();

async function showOne(ctx: CallContext, id: number): Promise<OperatorWithdrawal> {
  const [shown] = await show(ctx, await paidTo(ctx).where(eq(withdrawal.id, id)));
  if (shown === undefined) throw new Rejection(404, 'UNKNOWN_WITHDRAWAL', 'not_found');
  return shown;
}

async function show(ctx: CallContext, rows: readonly Row[]): Promise<OperatorWithdrawal[]> {
  const ids = rows.map(({ row }) => row.id);
  const events = await ctx.db
    .select()
    .from(withdrawalEvent)
    .where(inArray(withdrawalEvent.withdrawalId, ids))
    .orderBy(asc(withdrawalEvent.id));
  const proofs = await ctx.db
    .select({ id: withdrawalProof.withdrawalId, name: withdrawalProof.name })
    .from(withdrawalProof)
    .where(inArray(withdrawalProof.withdrawalId, ids))
    .orderBy(asc(withdrawalProof.position));
  return rows.map(({ row, account, owner }) => ({
    ...withdrawalOf({ row, account }, ctx.brand),
    account: owner,
    isClosing: row.isClosing,
    holder: account.holder,
    payTo: account.number,
    timeline: events.filter(({ withdrawalId }) => withdrawalId === row.id).map(withdrawalStepOf),
    proofs: proofs
      .filter(({ id }) => id === row.id)
      .map(({ name }) => pictureAddress(ctx.platform, 'withdrawal', name)),
  }));
}

import type { HandlerValueOf, requestClosing } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { invalidFields } from '../../kernel/http/fieldErrors';
import { rejectIfClosing, Rejection } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import { hasAgentDuties } from '../../modules/agents';
import {
  accountClosing,
  checkPaymentPassword,
  checkSecondFactor,
  member as memberTable,
  notifySecurityChange,
  requireOwnPassword,
  secondFactorSince,
} from '../../modules/identity';
import { requestClosingWithdrawal } from '../../modules/money';
import { closeAccount, holdForfeited, lockAccount, type ClosingRow } from './closings';
import { openItems } from './open';
import { closingTerms, type ClosingTerms } from './terms';

type ClosingCall = Call<typeof requestClosing>;

/** Checks that it's the owner who closes the account: the passwords, and the code if there is a second step. */
export async function proveOwner({ input, ctx }: ClosingCall): Promise<void> {
  const member = await requireOwnPassword(ctx, input.password);
  if (input.payout > 0n) await checkPaymentPassword(ctx, input.paymentPassword ?? '');
  if ((await secondFactorSince(ctx.db, member.id)) !== null) {
    await checkSecondFactor(ctx, member, input.code ?? '');
  }
}

/**
 * Requests the closing of the caller's account: withdraws what it holds, and holds what is left of bonuses
 * whose turnover isn't met. Without money to pay out, the account is closed at once.
 */
export async function request({
  input,
  ctx,
}: ClosingCall): Promise<HandlerValueOf<typeof requestClosing>> {
  const { db: tx } = ctx;
  const me = ctx.me();
  await lockAccount(tx, me.id);
  await rejectIfNotOpen(ctx);
  const terms = await closingTerms(ctx);
  rejectOtherTerms(input, terms);
  const row = await insertClosing({ input, ctx }, terms);
  await holdForfeited(tx, row);
  const isClosed = terms.payout === 0n;
  if (isClosed) await closeAccount(tx, row, ctx.now());
  ctx.afterCommit(() =>
    notifySecurityChange(ctx, me, isClosed ? 'accountClosed' : 'closingRequested'),
  );
  return { state: isClosed ? 'CLOSED' : 'REQUESTED' };
}

/** Read again under the lock: of two tabs, the second finds the request of the first. */
async function rejectIfNotOpen(ctx: CallContext): Promise<void> {
  const { db, me } = ctx;
  const { id } = me();
  const [member] = await db
    .select({ closing: memberTable.closing })
    .from(memberTable)
    .where(eq(memberTable.id, id));
  if (member !== undefined) rejectIfClosing(member);
  if (await hasAgentDuties(db, id, ctx.now())) {
    throw new Rejection(422, 'CLOSING_NEEDS_SERVICE', 'closing_needs_service');
  }
  if ((await openItems(ctx)).length > 0) {
    throw new Rejection(422, 'CLOSING_BLOCKED', 'closing_blocked');
  }
}

/** The member has confirmed amounts, and no others are paid or forfeited. */
function rejectOtherTerms(confirmed: ClosingTerms, { payout, forfeited }: ClosingTerms): void {
  if (confirmed.payout === payout && confirmed.forfeited === forfeited) return;
  throw new Rejection(422, 'CLOSING_CHANGED', 'closing_changed');
}

async function insertClosing(
  { input, ctx }: ClosingCall,
  { payout, forfeited }: ClosingTerms,
): Promise<ClosingRow> {
  const { id: memberId, currency } = ctx.me();
  if (payout > 0n && input.accountId === undefined) {
    throw invalidFields([{ path: 'accountId', messageKey: 'form.required' }]);
  }
  const withdrawalGroupId =
    payout === 0n || input.accountId === undefined
      ? null
      : await requestClosingWithdrawal(ctx, { accountId: input.accountId, amount: payout });
  const [row] = await ctx.db
    .insert(accountClosing)
    .values({
      memberId,
      state: 'REQUESTED',
      reason: input.reason ?? null,
      withdrawalGroupId,
      currency,
      payout,
      forfeited,
      requestedAt: ctx.now(),
    })
    .returning();
  if (row === undefined) throw new Error('The database answered no row for a closing.');
  await ctx.db
    .update(memberTable)
    .set({ closing: 'REQUESTED' })
    .where(eq(memberTable.id, memberId));
  return row;
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { houseAccount, post, postHold, voidHold, walletOf } from '../../../kernel/ledger';
import { withdrawal, withdrawalEvent, type WithdrawalState } from './schema';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/** Allowed state transitions; all others are invalid. */
const NEXT: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['REVIEWING', 'REFUSED', 'CANCELLED'],
  REVIEWING: ['APPROVED', 'REFUSED', 'CANCELLED'],
  APPROVED: ['PAYING', 'REFUSED'],
  PAYING: ['PAID', 'REFUSED'],
  PAID: ['RECEIVED', 'NOT_RECEIVED', 'FORCED_RECEIVED'],
  // After a review: it did arrive, is paid again, or is returned to the wallet.
  NOT_RECEIVED: ['RECEIVED', 'PAID', 'REFUSED'],
  FORCED_RECEIVED: [],
  RECEIVED: [],
  REFUSED: [],
  CANCELLED: [],
};

/** States in which the money is held and hasn't moved yet. */
const HELD: ReadonlySet<WithdrawalState> = new Set([
  'REQUESTED',
  'REVIEWING',
  'APPROVED',
  'PAYING',
] as const);

export interface WithdrawalAdvance {
  id: number;
  to: WithdrawalState;
  actor: 'MEMBER' | 'DESK' | 'PLATFORM';
  at: Date;
  /** In the words of the person who gives it. */
  reason?: string | undefined;
  /** The deadline for the member's answer, when the withdrawal is paid. */
  receiptDueAt?: Date;
  /** Checked again under the lock; false leaves the row unchanged. */
  when?: (row: WithdrawalRow) => boolean;
}

/**
 * Moves a withdrawal to its next state and applies the effect on the money, in one transaction: held money
 * moves when it's paid and is released when the withdrawal is refused or cancelled. The row is locked, so
 * each state is entered once, regardless of how many gateways and people act concurrently. Returns undefined
 * if the transition isn't allowed.
 */
export async function advanceWithdrawal(
  tx: Db,
  { id, to, actor, at, reason, receiptDueAt, when = () => true }: WithdrawalAdvance,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
  if (row === undefined || !NEXT[row.state].includes(to) || !when(row)) return undefined;
  await move(tx, row, to, at);
  const [changed] = await tx
    .update(withdrawal)
    .set({
      state: to,
      changedAt: at,
      receiptDueAt: to === 'PAID' ? (receiptDueAt ?? at) : null,
    })
    .where(eq(withdrawal.id, id))
    .returning();
  await tx
    .insert(withdrawalEvent)
    .values({ withdrawalId: id, state: to, actor, at, reason: reason ?? null });
  return changed;
}

/** The key of a withdrawal's hold in the ledger. */
export const holdKey = (id: number) => `withdrawal:${id}`;

async function move(tx: Db, row: WithdrawalRow, to: WithdrawalState, at: Date): Promise<void> {
  const { id, state, memberId, currency, amount, fee } = row;
  const isBack = to === 'REFUSED' || to === 'CANCELLED';
  if (HELD.has(state) && to === 'PAID') {
    await postHold(tx, { key: `withdrawal-paid:${id}`, hold: holdKey(id), at });
  } else if (HELD.has(state) && isBack) {
    await voidHold(tx, { key: `withdrawal-void:${id}`, hold: holdKey(id), at });
  } else if (state === 'NOT_RECEIVED' && isBack) {
    await post(tx, {
      key: `withdrawal-back:${id}`,
      kind: 'refund',
      at,
      reference: String(id),
      entries: [
        { account: walletOf(memberId, currency), amount },
        { account: houseAccount('bank', currency), amount: fee - amount },
        ...(fee === 0n ? [] : [{ account: houseAccount('fees', currency), amount: -fee }]),
      ],
    });
  }
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { houseAccount, post, postHold, voidHold, walletOf } from '../../../kernel/ledger';
import { withdrawal, withdrawalEvent, type WithdrawalState } from './schema';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

/** From each state the states that may follow. What is not named here never happens. */
const NEXT: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['REVIEWING', 'REFUSED', 'CANCELLED'],
  REVIEWING: ['APPROVED', 'REFUSED', 'CANCELLED'],
  APPROVED: ['PAYING', 'REFUSED'],
  PAYING: ['PAID', 'REFUSED'],
  PAID: ['RECEIVED', 'NOT_RECEIVED', 'FORCED_RECEIVED'],
  // Looked into: it was there after all, is paid once more, or comes back to the wallet.
  NOT_RECEIVED: ['RECEIVED', 'PAID', 'REFUSED'],
  FORCED_RECEIVED: [],
  RECEIVED: [],
  REFUSED: [],
  CANCELLED: [],
};

/** While in one of these the money is held and has not moved. */
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
  /** In the words of anyone who gives it. */
  reason?: string | undefined;
  /** Until when the member may answer, where it comes to be paid. */
  receiptDueAt?: Date;
  /** Looks again, now that nobody else can change it; false leaves it as it is. */
  when?: (row: WithdrawalRow) => boolean;
}

/**
 * Brings a withdrawal to its next state, with what that means for the money, in one transaction: what
 * is held moves when it is paid and is let go when it is refused or taken back. Its row is locked, so
 * that however many gateways and people press at once, each state is come to once. Answers undefined
 * where that state cannot follow.
 */
export async function advance(
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

/** Key of a withdrawal's hold in the ledger. */
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

import { sendNotice, type NoticeKind } from '../../messaging';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { advanceWithdrawal, type WithdrawalRow } from './advanceWithdrawal';
import { receiptDueAt } from './jobs';
import { notifyWithdrawal } from './notifyWithdrawal';
import type { WithdrawalState } from './schema';

/** The states up to a payment, in order. */
const PATH: readonly WithdrawalState[] = ['REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING', 'PAID'];

export interface WithdrawalDecision {
  id: number;
  to: WithdrawalState;
  /** Shown to the member. */
  reason?: string | undefined;
  /** What the member is told; default: what follows from the state. */
  notice?: NoticeKind;
  /** Checked under the lock; false leaves the row unchanged. */
  when?: (row: WithdrawalRow) => boolean;
}

/**
 * Applies the decision of a person, or of the sandbox desk: brings a withdrawal to a state, through the states
 * before it, and tells the member. Returns undefined if its current state doesn't allow that.
 */
export async function decideWithdrawal(
  platform: Platform,
  decision: WithdrawalDecision,
): Promise<WithdrawalRow | undefined> {
  const changed = await platform.db.transaction(async (tx) => {
    const row = await advanceTo(tx, platform, decision);
    if (row !== undefined) await tell(tx, row, decision);
    return row;
  });
  if (changed !== undefined) notifyWithdrawal(platform, changed);
  return changed;
}

async function advanceTo(
  tx: Db,
  platform: Platform,
  { id, to, reason, when }: WithdrawalDecision,
): Promise<WithdrawalRow | undefined> {
  const at = platform.clock.now();
  const step = (state: WithdrawalState) =>
    advanceWithdrawal(tx, {
      id,
      to: state,
      actor: 'DESK',
      at,
      reason: state === to ? reason : undefined,
      receiptDueAt: receiptDueAt(platform, at),
      ...(when && { when }),
    });
  const direct = await step(to);
  if (direct !== undefined || !PATH.includes(to)) return direct;
  let last: WithdrawalRow | undefined;
  for (const state of PATH.slice(1, PATH.indexOf(to) + 1)) {
    // States that it has already passed are skipped.
    last = (await step(state)) ?? (state === to ? undefined : last);
  }
  return last;
}

async function tell(tx: Db, row: WithdrawalRow, { reason, notice }: WithdrawalDecision) {
  const kind = notice ?? NOTICES[row.state];
  if (kind === undefined) return;
  const { memberId, amount, currency, changedAt } = row;
  await sendNotice(tx, { memberId, kind, at: changedAt, money: { amount, currency }, reason });
}

const NOTICES: Partial<Record<WithdrawalState, NoticeKind>> = {
  PAID: 'withdrawalPaid',
  REFUSED: 'withdrawalRefused',
};

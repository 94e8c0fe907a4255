import { ok } from '@perya/api-client/server';
import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { readJsonAs } from '../../../kernel/http/body';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { advanceWithdrawal, type WithdrawalRow } from './advanceWithdrawal';
import { receiptDueAt } from './jobs';
import { notifyWithdrawal } from './notifyWithdrawal';
import { withdrawal, type WithdrawalState } from './schema';

const ActionSchema = v.object({
  /** Default: the most recent withdrawal of all members. */
  withdrawalId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  action: v.picklist(['review', 'approve', 'pay', 'fail', 'refuse', 'found']),
  reason: v.optional(v.pipe(v.string(), v.maxLength(300))),
});

/** The states that an action goes through; those already passed are skipped. */
const ACTIONS: Record<v.InferOutput<typeof ActionSchema>['action'], readonly WithdrawalState[]> = {
  review: ['REVIEWING'],
  approve: ['REVIEWING', 'APPROVED'],
  pay: ['REVIEWING', 'APPROVED', 'PAYING', 'PAID'],
  fail: ['REVIEWING', 'APPROVED', 'PAYING', 'REFUSED'],
  refuse: ['REFUSED'],
  found: ['RECEIVED'],
};

/**
 * `PUT /sandbox/withdrawals`: acts as the operator's desk and its payment provider. The sandbox module only
 * admits tests and demonstrations on this machine.
 */
export function mountPayoutControls(app: Hono, platform: Platform): void {
  if (!platform.config.sandbox) return;
  app.put('/sandbox/withdrawals', async (context) => {
    const { withdrawalId, action, reason } = await readJsonAs(context, ActionSchema);
    const [row] = await platform.db
      .select()
      .from(withdrawal)
      .where(withdrawalId === undefined ? undefined : eq(withdrawal.id, Number(withdrawalId)))
      .orderBy(desc(withdrawal.id))
      .limit(1);
    if (row === undefined) throw new Rejection(404, 'UNKNOWN_WITHDRAWAL', 'not_found');
    const changed = await act(platform, row, ACTIONS[action], reason);
    return context.json(ok({ withdrawalId: String(changed.id), status: changed.state }));
  });
}

async function act(
  platform: Platform,
  row: WithdrawalRow,
  states: readonly WithdrawalState[],
  reason: string | undefined,
): Promise<WithdrawalRow> {
  const at = platform.clock.now();
  const changed = await platform.db.transaction(async (tx) => {
    let last: WithdrawalRow | undefined;
    for (const [index, to] of states.entries()) {
      const isLast = index === states.length - 1;
      last =
        (await advanceWithdrawal(tx, {
          id: row.id,
          to,
          actor: 'DESK',
          at,
          reason: isLast ? reason : undefined,
          receiptDueAt: receiptDueAt(platform, at),
        })) ?? (isLast ? undefined : last);
    }
    return last;
  });
  if (changed === undefined) throw new Rejection(422, 'WITHDRAWAL_STATE', 'withdrawal_state');
  notifyWithdrawal(platform, changed);
  return changed;
}

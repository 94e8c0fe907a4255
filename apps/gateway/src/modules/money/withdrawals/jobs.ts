import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import { advanceWithdrawal } from './advanceWithdrawal';
import { notifyWithdrawal } from './notifyWithdrawal';
import { withdrawal, type WithdrawalState } from './schema';
import type { Job } from '../../../kernel/jobs/jobs';

const LOOK_MS = 1_000;
/** Withdrawals per run; the rest is processed in the next one. */
const AT_ONCE = 200;
const MINUTE_MS = 60_000;

/** The sandbox desk's next step for each state. */
const STEPS: Partial<Record<WithdrawalState, WithdrawalState>> = {
  REQUESTED: 'REVIEWING',
  REVIEWING: 'APPROVED',
  APPROVED: 'PAYING',
  PAYING: 'PAID',
};

/**
 * Processes due withdrawals: those that no one has answered for count as received, and if the brand uses the
 * sandbox desk, it takes its next step. Even with several gateways on one database, each step is taken once:
 * the row is locked and checked again.
 */
export const payoutsDue = mutex(async (platform) => {
  await forceReceipts(platform);
  if (platform.brand.current.withdrawals.deskSeconds > 0) await workDesk(platform);
});

export const payoutJob: Job = { name: 'look at withdrawals', everyMs: LOOK_MS, run: payoutsDue };

/** When a withdrawal paid at a given time counts as received. */
export const receiptDueAt = ({ brand }: Platform, at: Date): Date =>
  new Date(at.getTime() + brand.current.withdrawals.receiptMinutes * MINUTE_MS);

async function forceReceipts(platform: Platform): Promise<void> {
  const at = platform.clock.now();
  const due = await platform.db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.state, 'PAID'), lte(withdrawal.receiptDueAt, at)))
    .orderBy(asc(withdrawal.receiptDueAt))
    .limit(AT_ONCE);
  for (const { id } of due) {
    await step(
      platform,
      id,
      'FORCED_RECEIVED',
      ({ receiptDueAt: end }) => end !== null && end <= at,
    );
  }
}

async function workDesk(platform: Platform): Promise<void> {
  const { deskSeconds } = platform.brand.current.withdrawals;
  const since = new Date(platform.clock.now().getTime() - deskSeconds * 1_000);
  const due = await platform.db
    .select({ id: withdrawal.id, state: withdrawal.state })
    .from(withdrawal)
    .where(
      and(
        inArray(withdrawal.state, ['REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING']),
        lte(withdrawal.changedAt, since),
      ),
    )
    .orderBy(asc(withdrawal.changedAt))
    .limit(AT_ONCE);
  for (const { id, state } of due) {
    const to = STEPS[state];
    if (to !== undefined) await step(platform, id, to, (row) => row.state === state);
  }
}

async function step(
  platform: Platform,
  id: number,
  to: WithdrawalState,
  when: (row: typeof withdrawal.$inferSelect) => boolean,
): Promise<void> {
  const at = platform.clock.now();
  try {
    const changed = await platform.db.transaction((tx) =>
      advanceWithdrawal(tx, {
        id,
        to,
        actor: to === 'FORCED_RECEIVED' ? 'PLATFORM' : 'DESK',
        at,
        receiptDueAt: receiptDueAt(platform, at),
        when,
      }),
    );
    if (changed !== undefined) notifyWithdrawal(platform, changed);
  } catch (err) {
    // A withdrawal that can't proceed must not block the others.
    platform.log.error({ err, withdrawal: id }, 'a withdrawal could not go on');
  }
}

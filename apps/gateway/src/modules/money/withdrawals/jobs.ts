import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import { advance } from './advance';
import { notifyWithdrawal } from './notifyWithdrawal';
import { withdrawal, type WithdrawalState } from './schema';
import type { Job } from '../../../kernel/jobs/jobs';

const LOOK_MS = 1_000;
/** What one look does; the rest waits for the next. */
const AT_ONCE = 200;
const MINUTE_MS = 60_000;

/** What the sandbox's desk does next. */
const STEPS: Partial<Record<WithdrawalState, WithdrawalState>> = {
  REQUESTED: 'REVIEWING',
  REVIEWING: 'APPROVED',
  APPROVED: 'PAYING',
  PAYING: 'PAID',
};

/**
 * Does what is due with withdrawals: what nobody has answered for counts as received, and where the
 * brand has the sandbox's desk, that takes its next step. However many gateways do so on one database,
 * each step is taken once: the row is locked and looked at again.
 */
export const payoutsDue = mutex(async (platform) => {
  await forceReceipts(platform);
  if (platform.brand.current.withdrawals.deskSeconds > 0) await workDesk(platform);
});

export const payoutJob: Job = { name: 'look at withdrawals', everyMs: LOOK_MS, run: payoutsDue };

/** When what is paid at a moment counts as received. */
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
      advance(tx, {
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
    // One that cannot go on must not hold up the others.
    platform.log.error({ err, withdrawal: id }, 'a withdrawal could not go on');
  }
}

import { and, asc, eq, lte } from 'drizzle-orm';
import { mutex } from '../../../kernel/jobs/mutex';
import type { Platform } from '../../../kernel/platform';
import { advanceWithdrawal } from './advanceWithdrawal';
import { notifyWithdrawal } from './notifyWithdrawal';
import { withdrawal } from './schema';
import type { Job } from '../../../kernel/jobs/jobs';

const LOOK_MS = 1_000;
/** Withdrawals per run; the rest is processed in the next one. */
const AT_ONCE = 200;
const MINUTE_MS = 60_000;

/**
 * Withdrawals that no one has answered for count as received. Even with several gateways on one database, each
 * is forced once: the row is locked and checked again.
 */
export const forceReceipts = mutex(async (platform) => {
  const at = platform.clock.now();
  const due = await platform.db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.state, 'PAID'), lte(withdrawal.receiptDueAt, at)))
    .orderBy(asc(withdrawal.receiptDueAt))
    .limit(AT_ONCE);
  for (const { id } of due) await forceReceipt(platform, id, at);
});

export const payoutJob: Job = { name: 'look at withdrawals', everyMs: LOOK_MS, run: forceReceipts };

/** When a withdrawal paid at a given time counts as received. */
export const receiptDueAt = ({ brand }: Platform, at: Date): Date =>
  new Date(at.getTime() + brand.current.withdrawals.receiptMinutes * MINUTE_MS);

async function forceReceipt(platform: Platform, id: number, at: Date): Promise<void> {
  try {
    const changed = await platform.db.transaction((tx) =>
      advanceWithdrawal(tx, {
        id,
        to: 'FORCED_RECEIVED',
        actor: 'PLATFORM',
        at,
        when: ({ receiptDueAt: end }) => end !== null && end <= at,
      }),
    );
    if (changed !== undefined) notifyWithdrawal(platform, changed);
  } catch (err) {
    // A withdrawal that can't proceed must not block the others.
    platform.log.error({ err, withdrawal: id }, 'a withdrawal could not go on');
  }
}

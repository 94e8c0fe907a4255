import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { mutex } from '../../kernel/jobs/mutex';
import type { Platform } from '../../kernel/platform';
import { sweepNonces } from './callback';
import {
  providerOf,
  deposit,
  EXPIRING_STATES,
  transitionDeposit,
  type DepositRow,
  sendDueCallbacks,
} from '../../modules/money';
import { change, settleDeposit } from './settle';
import type { Job } from '../../kernel/jobs/jobs';

const LOOK_MS = 1_000;
const SWEEP_MS = 600_000;
const AT_ONCE = 20;
const SECOND_MS = 1_000;
const LONGEST_PAUSE_S = 3_600;
/** How long after an order the provider is still polled. Later payments are reported by callback only. */
const ASKED_FOR_MS = 48 * 3_600_000;

/** Seconds to wait before a provider is polled again. Doubles each time. */
export const pollDelayAfter = (asked: number, first: number) =>
  Math.min(first * 2 ** Math.min(asked, 20), LONGEST_PAUSE_S);

/**
 * Polls the providers for payments that they haven't reported. Each row is claimed and rescheduled in one
 * statement, so that only one of several gateways polls.
 */
async function askDue(platform: Platform): Promise<void> {
  const { db, clock, brand } = platform;
  const now = clock.now();
  const due = await db
    .select({ id: deposit.id, asked: deposit.asked })
    .from(deposit)
    .where(lte(deposit.askAt, now))
    .orderBy(deposit.askAt)
    .limit(AT_ONCE);
  for (const { id, asked } of due) {
    const pause = pollDelayAfter(asked + 1, brand.current.deposits.askAfterSeconds) * SECOND_MS;
    const askAt = new Date(now.getTime() + pause);
    const [taken] = await db
      .update(deposit)
      .set({
        asked: asked + 1,
        askAt: sql`case when ${deposit.createdAt} + ${`${ASKED_FOR_MS} milliseconds`}::interval < ${now.toISOString()}::timestamptz then null else ${askAt.toISOString()}::timestamptz end`,
      })
      .where(and(eq(deposit.id, id), eq(deposit.asked, asked), lte(deposit.askAt, now)))
      .returning();
    if (taken !== undefined) await ask(platform, taken);
  }
}

async function ask(platform: Platform, { id, method, instruction }: DepositRow): Promise<void> {
  const provider = method.provider === null ? undefined : providerOf(platform, method.provider);
  if (provider === undefined) return;
  try {
    const outcome = await provider.query({ reference: id, paymentId: instruction?.paymentId });
    await settleDeposit(platform, { id, provider: provider.id, outcome, told: 'PROVIDER_ASKED' });
  } catch (err) {
    platform.log.warn({ err, deposit: id }, 'a payment provider could not be asked');
  }
}

/** Expires deposits that weren't paid in time. The provider is polled once more first. */
async function expireDue(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const due = await db
    .select()
    .from(deposit)
    .where(and(inArray(deposit.status, [...EXPIRING_STATES]), lte(deposit.expiresAt, clock.now())))
    .limit(AT_ONCE);
  for (const row of due) {
    if (row.status === 'REDIRECTED') await ask(platform, row);
    await change(platform, row.id, async (tx, now) =>
      EXPIRING_STATES.some((state) => state === now.status)
        ? transitionDeposit(tx, now, {
            status: 'EXPIRED',
            reason: 'NOT_PAID_IN_TIME',
            at: clock.now(),
          })
        : false,
    );
  }
}

/** Processes everything that is due, once. */
export const checkPayments = mutex(async (platform) => {
  if (platform.config.sandbox) await sendDueCallbacks(platform);
  await askDue(platform);
  await expireDue(platform);
});

export const paymentJobs: readonly Job[] = [
  { name: 'look at deposits', everyMs: LOOK_MS, run: checkPayments },
  { name: 'sweep nonces of callbacks', everyMs: SWEEP_MS, run: sweepNonces },
];

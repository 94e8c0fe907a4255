import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { decideDeposit } from '../flows/deposit/settle';
import { mutex } from '../kernel/jobs/mutex';
import type { Job } from '../kernel/jobs/jobs';
import type { Platform } from '../kernel/platform';
import { seededAt } from '../kernel/seed/runSeed';
import { decideWithdrawal, deposit, depositStep, withdrawal } from '../modules/money';
import {
  decideApplication,
  decideRedemption,
  promotionApplication,
  promotionPicture,
  redemption,
} from '../modules/rewards';

const LOOK_MS = 1_000;
/** Decisions of each kind per run; the rest follows in the next one. */
const AT_ONCE = 100;
/** An application with a shorter comment and without a picture is rejected. */
const SHORTEST_COMMENT = 10;

/**
 * The simulated desk of the sandbox (decisions: What the gateway decides by itself): it takes the decisions
 * that wait for a person, some seconds after each request or step, so that a demonstration goes on by itself.
 * It leaves alone what is older than the seed, and does nothing without the sandbox.
 */
export const workDesk = mutex(async (platform) => {
  const { sandbox, deskSeconds } = platform.config;
  if (!sandbox || deskSeconds === 0) return;
  const seeded = await seededAt(platform.db);
  if (seeded === undefined) return;
  const after = (steps: number) => ({
    since: seeded,
    until: new Date(platform.clock.now().getTime() - steps * deskSeconds * 1_000),
  });
  await advanceWithdrawals(platform, after(1));
  await confirmDeposits(platform, after(1));
  await takeUpApplications(platform, after(1));
  await decideApplications(platform, after(2));
  await shipGoods(platform, after(1));
  await approveGoods(platform, after(2));
});

export const deskJob: Job = { name: 'work at the sandbox desk', everyMs: LOOK_MS, run: workDesk };

/** What was requested after the seed and at least some steps ago. */
interface Due {
  since: Date;
  until: Date;
}

const NEXT = {
  REQUESTED: 'REVIEWING',
  REVIEWING: 'APPROVED',
  APPROVED: 'PAYING',
  PAYING: 'PAID',
} as const;
const ADVANCED = ['REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING'] as const;

async function advanceWithdrawals(platform: Platform, { since, until }: Due): Promise<void> {
  const due = await platform.db
    .select({ id: withdrawal.id, state: withdrawal.state })
    .from(withdrawal)
    .where(
      and(
        inArray(withdrawal.state, [...ADVANCED]),
        gt(withdrawal.requestedAt, since),
        lte(withdrawal.changedAt, until),
      ),
    )
    .orderBy(withdrawal.changedAt)
    .limit(AT_ONCE);
  for (const { id, state } of due) {
    const from = ADVANCED.find((each) => each === state);
    if (from === undefined) continue;
    await attempt(platform, () =>
      decideWithdrawal(platform, { id, to: NEXT[from], when: (row) => row.state === from }),
    );
  }
}

async function confirmDeposits(platform: Platform, { since, until }: Due): Promise<void> {
  const due = await platform.db
    .selectDistinct({ id: deposit.id })
    .from(deposit)
    .innerJoin(
      depositStep,
      and(eq(depositStep.depositId, deposit.id), eq(depositStep.status, 'REVIEWING')),
    )
    .where(
      and(eq(deposit.status, 'REVIEWING'), gt(depositStep.at, since), lte(depositStep.at, until)),
    )
    .limit(AT_ONCE);
  for (const { id } of due) {
    await attempt(platform, () => decideDeposit(platform, id, { isConfirmed: true }));
  }
}

const sentWithin = ({ since, until }: Due) =>
  and(gt(promotionApplication.createdAt, since), lte(promotionApplication.createdAt, until));

async function takeUpApplications(platform: Platform, due: Due): Promise<void> {
  const sent = await platform.db
    .select({ id: promotionApplication.id })
    .from(promotionApplication)
    .where(and(eq(promotionApplication.status, 'APPLYING'), sentWithin(due)))
    .limit(AT_ONCE);
  for (const { id } of sent) {
    await attempt(platform, () => decideApplication(platform, { id, to: 'PROCESS' }));
  }
}

async function decideApplications(platform: Platform, due: Due): Promise<void> {
  const open = await platform.db
    .select({ id: promotionApplication.id, comment: promotionApplication.comment })
    .from(promotionApplication)
    .where(and(eq(promotionApplication.status, 'PROCESS'), sentWithin(due)))
    .limit(AT_ONCE);
  for (const { id, comment } of open) {
    const pictures = await platform.db.$count(
      promotionPicture,
      eq(promotionPicture.applicationId, id),
    );
    const isTooShort = pictures === 0 && comment.length < SHORTEST_COMMENT;
    await attempt(platform, () =>
      decideApplication(
        platform,
        isTooShort ? { id, to: 'REJECTED', reason: 'tooShort' } : { id, to: 'ISSUED' },
      ),
    );
  }
}

const goodsWithin = ({ since, until }: Due) =>
  and(
    eq(redemption.status, 'IN_PROCESS'),
    eq(redemption.kind, 'GOODS'),
    gt(redemption.at, since),
    lte(redemption.at, until),
  );

async function shipGoods(platform: Platform, due: Due): Promise<void> {
  const rows = await platform.db
    .select({ id: redemption.id })
    .from(redemption)
    .where(and(goodsWithin(due), isNull(redemption.tracking)))
    .limit(AT_ONCE);
  for (const { id } of rows) {
    await attempt(platform, () => decideRedemption(platform, id, { tracking: `SANDBOX-${id}` }));
  }
}

async function approveGoods(platform: Platform, due: Due): Promise<void> {
  const rows = await platform.db
    .select({ id: redemption.id })
    .from(redemption)
    .where(goodsWithin(due))
    .limit(AT_ONCE);
  for (const { id } of rows) {
    await attempt(platform, () => decideRedemption(platform, id, { status: 'APPROVED' }));
  }
}

/** What can't be decided must not block the rest. */
async function attempt({ log }: Platform, decide: () => Promise<unknown>): Promise<void> {
  try {
    await decide();
  } catch (err) {
    log.error({ err }, 'the sandbox desk could not decide');
  }
}

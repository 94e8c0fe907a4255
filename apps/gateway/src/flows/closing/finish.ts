import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Job } from '../../kernel/jobs/jobs';
import { mutex } from '../../kernel/jobs/mutex';
import { totalOf } from '../../kernel/ledger';
import type { Platform } from '../../kernel/platform';
import {
  accountClosing,
  member as memberTable,
  notifySecurityChange,
} from '../../modules/identity';
import { sendNotice } from '../../modules/messaging';
import type { WithdrawalRow } from '../../modules/money';
import {
  closeAccount,
  keepOpen,
  lockAccount,
  payoutsOf,
  requestedClosing,
  type ClosingRow,
} from './closings';

const LOOK_MS = 1_000;

/**
 * Closes the accounts whose money has arrived, and keeps those open whose payment was refused. Each is one
 * transaction under the account's lock, whichever gateway is first.
 */
export const finishClosings = mutex(async (platform) => {
  const waiting = await platform.db
    .select({ memberId: accountClosing.memberId })
    .from(accountClosing)
    .where(eq(accountClosing.state, 'REQUESTED'))
    .orderBy(asc(accountClosing.id));
  for (const { memberId } of waiting) await finish(platform, memberId);
});

export const closingJob: Job = {
  name: 'close accounts',
  everyMs: LOOK_MS,
  run: finishClosings,
};

async function finish(platform: Platform, memberId: number): Promise<void> {
  const { db, brand, clock, log } = platform;
  try {
    const isClosed = await db.transaction((tx) => decide(tx, memberId, clock.now()));
    if (!isClosed) return;
    const [member] = await db.select().from(memberTable).where(eq(memberTable.id, memberId));
    if (member === undefined) return;
    notifySecurityChange(
      { platform, log, audience: 'members', brand: brand.current, now: () => clock.now() },
      member,
      'accountClosed',
    );
  } catch (err) {
    // An account that can't be closed must not block the others.
    log.error({ err, member: memberId }, 'an account could not be closed');
  }
}

/** Returns whether the account is closed now. */
async function decide(tx: Db, memberId: number, at: Date): Promise<boolean> {
  const payouts = await peek(tx, memberId);
  if (!payouts.some(hasFailed) && !payouts.every(hasArrived)) return false;
  await lockAccount(tx, memberId);
  const row = await requestedClosing(tx, memberId);
  if (row === undefined) return false;
  const now = await payoutsOf(tx, row);
  const hasPaid = now.some((each) => !hasFailed(each));
  if (now.some(hasFailed)) {
    await keepOpen(tx, row, { state: 'FAILED', failure: 'PAYMENT_REFUSED', hasPaid, at });
    await sendNotice(tx, { memberId, kind: 'closingRefused', at });
    return false;
  }
  if (!now.every(hasArrived)) return false;
  if (await hasMoney(tx, row)) {
    await keepOpen(tx, row, { state: 'FAILED', failure: 'MONEY_LEFT', hasPaid, at });
    await sendNotice(tx, { memberId, kind: 'closingMoneyLeft', at });
    return false;
  }
  await closeAccount(tx, row, at);
  return true;
}

/** The payouts, read without a lock: most of the time nothing has changed. */
async function peek(tx: Db, memberId: number): Promise<WithdrawalRow[]> {
  const row = await requestedClosing(tx, memberId);
  return row === undefined ? [] : payoutsOf(tx, row);
}

/** Whether there is more than the held bonuses, such as a deposit that arrived after it had expired. */
async function hasMoney(tx: Db, { memberId, currency, forfeited }: ClosingRow): Promise<boolean> {
  const { balance, held } = await totalOf(tx, memberId, currency);
  return balance !== forfeited || held !== forfeited;
}

const hasArrived = ({ state }: WithdrawalRow) =>
  state === 'RECEIVED' || state === 'FORCED_RECEIVED';
const hasFailed = ({ state }: WithdrawalRow) => state === 'REFUSED' || state === 'CANCELLED';

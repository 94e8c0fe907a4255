import type { Db } from '../../../kernel/db/types';
import { attemptsOf, countAttempt, forgetAttempts, windowOf } from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import { normaliseAccount, type Member } from '../members/members';

/**
 * After so many wrong tries the picture is asked for. A house or a café shares an address: its
 * threshold is higher, so that one forgetful guest does not cost everybody a picture.
 */
const FAILURES_BEFORE_CAPTCHA = { account: 3, address: 20 };
/** After so many wrong tries nobody signs in to the account by its password for a while. */
export const FAILURES_BEFORE_LOCK = 10;
export const LOCK_MS = 15 * 60_000;
/** No longer than the lock: when the lock ends, the count starts at zero. */
const FAILURE_WINDOW = { windowMs: LOCK_MS };

/** Whose failures they are. The account may well not exist: it is counted and locked anyway. */
export interface Attempt {
  account: string;
  network: string;
  now: Date;
}

const accountKey = (account: string) => `login-failed:account:${account}`;
const addressKey = (network: string) => `login-failed:address:${network}`;
const lockKey = (account: string) => `login-locked:${account}`;

/** Whether there were so many failures that the picture has to be read. */
export async function isCaptchaDue(db: Db, { account, network, now }: Attempt): Promise<boolean> {
  return (
    (await attemptsOf(db, accountKey(account), now)) >= FAILURES_BEFORE_CAPTCHA.account ||
    (await attemptsOf(db, addressKey(network), now)) >= FAILURES_BEFORE_CAPTCHA.address
  );
}

/**
 * Counts a failure; says whether the next try needs the picture. The one that is too many locks the
 * account, and is refused as every later one.
 */
export async function countFailure(
  db: Db,
  { account, network, now }: Attempt,
): Promise<{ captchaRequired: boolean }> {
  const byAccount = await countAttempt(db, accountKey(account), FAILURE_WINDOW, now);
  const byAddress = await countAttempt(db, addressKey(network), FAILURE_WINDOW, now);
  if (byAccount.count >= FAILURES_BEFORE_LOCK) {
    const { resetsAt } = await countAttempt(db, lockKey(account), { windowMs: LOCK_MS }, now);
    // The failures stay counted, for those that come at the same moment. Their time is over before the lock's.
    throw locked(resetsAt, now);
  }
  return {
    captchaRequired:
      byAccount.count >= FAILURES_BEFORE_CAPTCHA.account ||
      byAddress.count >= FAILURES_BEFORE_CAPTCHA.address,
  };
}

/**
 * Refuses a sign-in by password while the account is locked. Tries meanwhile are not counted: a
 * stranger cannot stretch a lock.
 */
export async function refuseWhenLocked(
  db: Db,
  { account, now }: Pick<Attempt, 'account' | 'now'>,
): Promise<void> {
  const until = await windowOf(db, lockKey(account), now);
  if (until !== undefined) throw locked(until, now);
}

/**
 * Forgets the failures of an account, and opens its lock: its owner has shown who he is, here or in
 * another way (a code, a mail, a third party).
 */
export async function forgiveFailures(
  db: Db,
  { account, mobile }: Pick<Member, 'account' | 'mobile'>,
): Promise<void> {
  // Each is a name to sign in by, with a count and a lock of its own.
  for (const name of [normaliseAccount(account), mobile]) {
    if (name === null) continue;
    await forgetAttempts(db, accountKey(name));
    await forgetAttempts(db, lockKey(name));
  }
}

/** Forgets the failures from an address, from which somebody has just signed in. */
export const forgiveAddress = (db: Db, network: string) => forgetAttempts(db, addressKey(network));

function locked(until: Date, now: Date): Rejection {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Rejection(429, 'ACCOUNT_LOCKED', 'account_locked', {
    params: { count: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

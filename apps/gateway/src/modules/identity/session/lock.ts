import type { Db } from '../../../kernel/db/types';
import {
  attemptsOf,
  countAttempt,
  forgetAttempts,
  attemptWindowEnd,
} from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import { normaliseAccount, type Member } from '../members/members';

/**
 * Wrong attempts before the captcha is required. A household or a café shares an address, so its threshold is
 * higher: one forgetful guest must not cost everybody a captcha.
 */
const FAILURES_BEFORE_CAPTCHA = { account: 3, address: 20 };
/** Wrong attempts before the account is locked for sign-in by password. */
export const FAILURES_BEFORE_LOCK = 10;
export const LOCK_MS = 15 * 60_000;
/** Not longer than the lock: when the lock ends, the count starts at zero. */
const FAILURE_WINDOW = { windowMs: LOCK_MS };

/** What failures are counted by. The account may not exist: it's counted and locked anyway. */
export interface SignInAttempt {
  account: string;
  network: string;
  now: Date;
}

const accountKey = (account: string) => `login-failed:account:${account}`;
const addressKey = (network: string) => `login-failed:address:${network}`;
const lockKey = (account: string) => `login-locked:${account}`;

/** Whether there were so many failures that the captcha is required. */
export async function isCaptchaDue(
  db: Db,
  { account, network, now }: SignInAttempt,
): Promise<boolean> {
  return (
    (await attemptsOf(db, accountKey(account), now)) >= FAILURES_BEFORE_CAPTCHA.account ||
    (await attemptsOf(db, addressKey(network), now)) >= FAILURES_BEFORE_CAPTCHA.address
  );
}

/**
 * Counts a failure; returns whether the next attempt requires the captcha. The failure that reaches the limit
 * locks the account and is rejected like every later one.
 */
export async function countFailure(
  db: Db,
  { account, network, now }: SignInAttempt,
): Promise<{ captchaRequired: boolean }> {
  const byAccount = await countAttempt(db, accountKey(account), FAILURE_WINDOW, now);
  const byAddress = await countAttempt(db, addressKey(network), FAILURE_WINDOW, now);
  if (byAccount.count >= FAILURES_BEFORE_LOCK) {
    const { resetsAt } = await countAttempt(db, lockKey(account), { windowMs: LOCK_MS }, now);
    // The failures stay counted, for concurrent attempts. Their window ends before the lock does.
    throw locked(resetsAt, now);
  }
  return {
    captchaRequired:
      byAccount.count >= FAILURES_BEFORE_CAPTCHA.account ||
      byAddress.count >= FAILURES_BEFORE_CAPTCHA.address,
  };
}

/**
 * Rejects a sign-in by password while the account is locked. Attempts meanwhile aren't counted: a stranger
 * can't extend a lock.
 */
export async function rejectIfLocked(
  db: Db,
  { account, now }: Pick<SignInAttempt, 'account' | 'now'>,
): Promise<void> {
  const until = await attemptWindowEnd(db, lockKey(account), now);
  if (until !== undefined) throw locked(until, now);
}

/**
 * Clears the failures of an account and unlocks it after its owner's identity was proven, here or in another
 * way (a code, an email, a third party).
 */
export async function clearAccountFailures(
  db: Db,
  { account, mobile }: Pick<Member, 'account' | 'mobile'>,
): Promise<void> {
  // Both are names to sign in with, each with its own count and lock.
  for (const name of [normaliseAccount(account), mobile]) {
    if (name === null) continue;
    await forgetAttempts(db, accountKey(name));
    await forgetAttempts(db, lockKey(name));
  }
}

/** Clears the failures from an address after a sign-in from it. */
export const clearAddressFailures = (db: Db, network: string) =>
  forgetAttempts(db, addressKey(network));

function locked(until: Date, now: Date): Rejection {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Rejection(429, 'ACCOUNT_LOCKED', 'account_locked', {
    params: { count: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

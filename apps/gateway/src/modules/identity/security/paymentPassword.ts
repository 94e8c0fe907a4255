import { countAttempt, forgetAttempts, attemptWindowEnd } from '../../../kernel/http/limits';
import { busy, trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isTrial } from '../members/members';
import type { Platform } from '../../../kernel/platform';

/** Wrong attempts before the payment password is locked. */
export const PAYMENT_PASSWORD_TRIES = 5;
export const PAYMENT_PASSWORD_LOCK_MS = 15 * 60_000;
/** Attempts of one member that may wait for the one being compared. */
const MAX_WAITING = 10;

const triesKey = (memberId: number) => `payment-password-failed:${memberId}`;
const lockKey = (memberId: number) => `payment-password-locked:${memberId}`;

type Asker = Pick<CallContext, 'db' | 'now' | 'platform' | 'me'>;

/**
 * Rejects the call unless the caller's payment password is right. A member's attempts are compared one after
 * another and only wrong ones are counted, so that concurrent right ones lock nobody out, and no more wrong
 * ones are compared than allowed. The count must survive a failed call, so this never runs in a transaction.
 * For an idempotent call, use it as the check `before` (see `serve`), which also holds no connection during
 * the slow hash:
 *
 *     serve(transferUpline, transfer, {
 *       before: ({ input, ctx }) => checkPaymentPassword(ctx, input.paymentPassword),
 *     })
 */
export async function checkPaymentPassword(ctx: Asker, password: string): Promise<void> {
  const { db, platform } = ctx;
  if (db !== platform.db) {
    throw new Error(
      'The payment password is checked before the transaction: see `before` of `serve`.',
    );
  }
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { id, paymentPasswordHash } = member;
  if (paymentPasswordHash === null) {
    throw new Rejection(400, 'PAYMENT_PASSWORD_MISSING', 'payment_password_missing');
  }
  await inTurn(platform, id, async () => {
    const now = ctx.now();
    const until = await attemptWindowEnd(db, lockKey(id), now);
    if (until !== undefined) throw locked(until, now);
    if (await platform.passwords.verify(paymentPasswordHash, password)) {
      await forgetAttempts(db, triesKey(id));
      return;
    }
    const window = { windowMs: PAYMENT_PASSWORD_LOCK_MS };
    const { count } = await countAttempt(db, triesKey(id), window, now);
    if (count < PAYMENT_PASSWORD_TRIES) throw wrong();
    const { resetsAt } = await countAttempt(db, lockKey(id), window, now);
    throw locked(resetsAt, now);
  });
}

interface Queue {
  waiting: number;
  last: Promise<unknown>;
}

const queues = new WeakMap<Platform, Map<number, Queue>>();

/** Runs a member's work one at a time, in order; rejects the call when too much is waiting. */
async function inTurn(
  platform: Platform,
  memberId: number,
  work: () => Promise<void>,
): Promise<void> {
  const ofMembers = queues.get(platform) ?? new Map<number, Queue>();
  queues.set(platform, ofMembers);
  const queue = ofMembers.get(memberId) ?? { waiting: 0, last: Promise.resolve() };
  if (queue.waiting > MAX_WAITING) throw busy();
  ofMembers.set(memberId, queue);
  queue.waiting += 1;
  const turn = queue.last.then(work);
  queue.last = turn.catch(() => {});
  try {
    await turn;
  } finally {
    queue.waiting -= 1;
    if (queue.waiting === 0) ofMembers.delete(memberId);
  }
}

/** Unlocks the payment password after the owner has set a new one. */
export async function unlockPaymentPassword(
  { db }: Pick<CallContext, 'db'>,
  memberId: number,
): Promise<void> {
  await forgetAttempts(db, triesKey(memberId));
  await forgetAttempts(db, lockKey(memberId));
}

const wrong = () => new Rejection(400, 'PAYMENT_PASSWORD_WRONG', 'payment_password_wrong');

function locked(until: Date, now: Date): Rejection {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Rejection(429, 'PAYMENT_PASSWORD_LOCKED', 'payment_password_locked', {
    params: { count: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  });
}

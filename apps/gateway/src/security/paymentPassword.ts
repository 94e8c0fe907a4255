import { countAttempt, forgetAttempts, windowOf } from '../http/limits';
import { needsTrueAccount, Rejection } from '../http/Rejection';
import type { CallContext } from '../http/serve';
import { isTrial } from '../members/members';

/** Wrong tries before the payment password rests. */
export const PAYMENT_PASSWORD_TRIES = 5;
export const PAYMENT_PASSWORD_LOCK_MS = 15 * 60_000;

const triesKey = (memberId: number) => `payment-password-failed:${memberId}`;
const lockKey = (memberId: number) => `payment-password-locked:${memberId}`;

type Asker = Pick<CallContext, 'db' | 'now' | 'platform' | 'me'>;

/**
 * Refuses what the payment password of the caller does not allow. Each try is counted before it is
 * compared, and what is counted must stay where the call fails: so it never runs in a transaction.
 * Of an idempotent call it is the check `before` (see `serve`), which also keeps no
 * connection busy during the slow hash:
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
  if (isTrial(member)) throw needsTrueAccount();
  const { id, paymentPasswordHash } = member;
  if (paymentPasswordHash === null) {
    throw new Rejection(400, 'PAYMENT_PASSWORD_MISSING', 'payment_password_missing');
  }
  const now = ctx.now();
  const until = await windowOf(db, lockKey(id), now);
  if (until !== undefined) throw locked(until, now);
  // Counted first: of many tries at once no more than the allowed ones are compared.
  const { count } = await countAttempt(
    db,
    triesKey(id),
    { windowMs: PAYMENT_PASSWORD_LOCK_MS },
    now,
  );
  if (count <= PAYMENT_PASSWORD_TRIES) {
    if (await platform.passwords.verify(paymentPasswordHash, password)) {
      await forgetAttempts(db, triesKey(id));
      return;
    }
    if (count < PAYMENT_PASSWORD_TRIES) throw wrong();
  }
  const { resetsAt } = await countAttempt(
    db,
    lockKey(id),
    { windowMs: PAYMENT_PASSWORD_LOCK_MS },
    now,
  );
  // The tries stay counted, for those that come at the same moment. Their time is over before the lock's.
  throw locked(resetsAt, now);
}

/** Opens the lock: the owner has set a new one. */
export async function forgivePaymentPassword(
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

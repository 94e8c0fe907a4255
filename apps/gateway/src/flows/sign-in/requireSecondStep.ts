import { Rejection } from '../../kernel/http/Rejection';
import type { CallContext } from '../../kernel/http/serve';
import { type Member, secondFactorSince, issueOneTime } from '../../modules/identity';
import type { SignInMethod } from './completeSignIn';

/** Enough time to find the phone. */
export const CHALLENGE_MS = 5 * 60_000;
export const PURPOSE = 'second-factor';

interface FirstStep {
  method: SignInMethod;
  passwordIsDefault?: boolean;
}

/**
 * If the member has a second step, ends the first step of a sign-in with a rejection that carries a
 * challenge. The challenge has to be stored although the rejection is thrown, so don't call this in a
 * transaction.
 */
export async function requireSecondStep(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { id: memberId }: Pick<Member, 'id'>,
  { method, passwordIsDefault = false }: FirstStep,
): Promise<void> {
  if ((await secondFactorSince(db, memberId)) === null) return;
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
  const challenge = await issueOneTime(db, {
    purpose: PURPOSE,
    memberId,
    details: { method, passwordIsDefault: String(passwordIsDefault) },
    expiresAt,
  });
  throw new Rejection(403, 'SECOND_FACTOR_REQUIRED', 'second_factor_required', {
    value: { secondFactorChallenge: challenge, expiresAt: expiresAt.getTime() },
  });
}

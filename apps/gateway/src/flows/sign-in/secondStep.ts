import type { loginSecondFactor } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { countAttempt, limit } from '../../kernel/http/limits';
import { Rejection } from '../../kernel/http/Rejection';
import type { Call, CallContext } from '../../kernel/http/serve';
import {
  type Member,
  member as memberTable,
  checkSecondFactor,
  peekOneTime,
  spendOneTime,
  tokenHashOf,
} from '../../modules/identity';
import { completeSignIn, type SignInMethod } from './completeSignIn';
import { CHALLENGE_MS, PURPOSE } from './requireSecondStep';

/** Wrong codes allowed per challenge. */
const CHALLENGE_TRIES = 5;
const PER_ADDRESS = { max: 60, windowMs: 5 * 60_000 };
/** Completes a sign-in with an authenticator code or a recovery code. */
export async function signInBySecondStep({ input, ctx }: Call<typeof loginSecondFactor>) {
  const { db } = ctx;
  const now = ctx.now();
  const { challenge, code } = input;
  await limit(db, `second-step:${ctx.network}`, PER_ADDRESS, now);
  const wanted = { purpose: PURPOSE, now } as const;
  const begun = await peekOneTime(db, challenge, wanted);
  const member = await memberOf(ctx, begun?.memberId ?? null);
  if (begun === undefined || member === undefined) throw expired();
  const tries = await countAttempt(
    db,
    `second-step:challenge:${tokenHashOf(challenge)}`,
    { windowMs: CHALLENGE_MS },
    now,
  );
  try {
    if (tries.count > CHALLENGE_TRIES) throw expired();
    await checkSecondFactor(ctx, member, code);
  } catch (error) {
    if (tries.count < CHALLENGE_TRIES) throw error;
    // The member has to start over with the password, which has its own limits.
    await spendOneTime(db, challenge, wanted);
    throw expired();
  }
  // Of two simultaneous calls with one challenge, only one signs in.
  if ((await spendOneTime(db, challenge, wanted)) === undefined) throw expired();
  const { method, passwordIsDefault } = begun.details;
  return completeSignIn(ctx, member, {
    method: method as SignInMethod,
    passwordIsDefault: passwordIsDefault === 'true',
    hadSecondStep: true,
  });
}

async function memberOf(
  { db }: Pick<CallContext, 'db'>,
  memberId: number | null,
): Promise<Member | undefined> {
  if (memberId === null) return undefined;
  const [row] = await db.select().from(memberTable).where(eq(memberTable.id, memberId));
  return row;
}

const expired = () => new Rejection(401, 'SECOND_FACTOR_EXPIRED', 'second_factor_expired');

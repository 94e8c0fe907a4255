import type { login } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Call, CallContext } from '../http/serve';
import { attemptsOf, countAttempt, forgetAttempts, limit } from '../http/limits';
import { Rejection } from '../http/Rejection';
import { findMemberByAccount, normaliseAccount, type Member } from '../members/members';
import { member as memberTable } from '../members/schema';
import { spendCaptcha } from '../verification/captcha';
import { spendHumanCheck } from '../verification/humanCheck';
import { openSession } from './sessions';

/** After so many wrong tries, of the account or from the address, the picture is asked for. */
const FAILURES_BEFORE_CAPTCHA = 3;
const FAILURE_WINDOW = { windowMs: 15 * 60_000 };
/** Bound to account and address together: a stranger cannot lock a member out of his own house. */
const TRIES_PER_ACCOUNT_AND_ADDRESS = { max: 20, windowMs: 5 * 60_000 };
/** Many share an address; a list of leaked passwords still is long at this pace. */
const TRIES_PER_ADDRESS = { max: 200, windowMs: 5 * 60_000 };

type LoginCall = Call<typeof login>;

/** The demo and the tests sign in often from one address: limits count failures more than tries. */
export async function signIn({ input, ctx }: LoginCall) {
  if (input.type !== 'USERNAME') {
    throw new Rejection(501, 'NOT_IMPLEMENTED', 'not_implemented');
  }
  const { username, password } = input;
  if (username === undefined || password === undefined) {
    throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
      value: {
        faults: (['username', 'password'] as const)
          .filter((path) => input[path] === undefined)
          .map((path) => ({ path, message: 'is missing' })),
      },
    });
  }
  const { db } = ctx;
  const now = ctx.now();
  const account = normaliseAccount(username);
  const failures = [`login-failed:account:${account}`, `login-failed:address:${ctx.ip}`];
  await limit(db, `login:${account}:${ctx.ip}`, TRIES_PER_ACCOUNT_AND_ADDRESS, now);
  await limit(db, `login:${ctx.ip}`, TRIES_PER_ADDRESS, now);
  await proveHuman({ input, ctx }, failures);

  const member = await findMemberByAccount(db, account);
  const fits = await ctx.platform.passwords.verify(member?.passwordHash, password);
  if (member === undefined || !fits) {
    let most = 0;
    for (const key of failures) {
      const { count } = await countAttempt(db, key, FAILURE_WINDOW, now);
      most = Math.max(most, count);
    }
    // One sentence for a wrong password and for an account that does not exist.
    throw new Rejection(401, 'WRONG_CREDENTIALS', 'wrong_credentials', {
      value: { captchaRequired: most >= FAILURES_BEFORE_CAPTCHA },
    });
  }
  for (const key of failures) await forgetAttempts(db, key);
  return admit(ctx, member, {
    passwordIsDefault: password === ctx.platform.config.defaultPassword,
  });
}

/** Opens a session for a member who has shown who he is. */
async function admit(
  ctx: CallContext,
  member: Member,
  { passwordIsDefault }: { passwordIsDefault: boolean },
) {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const token = await openSession(tx, { memberId: member.id, ip: ctx.ip, now });
    const firstTimeLogin = member.firstLoginAt === null;
    await tx
      .update(memberTable)
      .set({ lastLoginAt: now, ...(firstTimeLogin ? { firstLoginAt: now } : {}) })
      .where(eq(memberTable.id, member.id));
    return { token, firstTimeLogin, passwordExpired: member.passwordExpired, passwordIsDefault };
  });
}

async function proveHuman({ input, ctx }: LoginCall, failures: readonly string[]) {
  const { db, platform } = ctx;
  const { secrets } = platform;
  const now = ctx.now();
  const counts = await Promise.all(failures.map((key) => attemptsOf(db, key, now)));
  const captchaRequired = Math.max(...counts) >= FAILURES_BEFORE_CAPTCHA;
  if (captchaRequired) {
    const { captcha, captchaKey } = input;
    if (captcha === undefined || captchaKey === undefined) {
      throw new Rejection(400, 'CAPTCHA_REQUIRED', 'captcha_required', {
        value: { captchaRequired },
      });
    }
    if (!(await spendCaptcha({ db, secrets, key: captchaKey, now }, captcha))) {
      throw new Rejection(400, 'WRONG_CAPTCHA', 'captcha_wrong', { value: { captchaRequired } });
    }
  }
  const { humanCheck } = input;
  if (humanCheck === undefined) {
    if (ctx.brand.switches['HUMANCHECK3'] !== true) return;
    throw new Rejection(400, 'HUMAN_CHECK_REQUIRED', 'human_check_failed', {
      value: { captchaRequired },
    });
  }
  if (!(await spendHumanCheck({ db, secrets, now, payload: humanCheck }))) {
    throw new Rejection(400, 'HUMAN_CHECK_FAILED', 'human_check_failed', {
      value: { captchaRequired },
    });
  }
}

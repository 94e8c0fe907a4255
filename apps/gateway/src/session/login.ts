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

/**
 * After so many wrong tries the picture is asked for. A house or a café shares an address: its
 * threshold is higher, so that one forgetful guest does not cost everybody a picture.
 */
const FAILURES_BEFORE_CAPTCHA = { account: 3, address: 20 };
const FAILURE_WINDOW = { windowMs: 15 * 60_000 };
/** Bound to account and address together: a stranger cannot lock a member out of his own house. */
const TRIES_PER_ACCOUNT_AND_ADDRESS = { max: 20, windowMs: 5 * 60_000 };
/** Many share an address; a list of leaked passwords still is long at this pace. */
const TRIES_PER_ADDRESS = { max: 200, windowMs: 5 * 60_000 };

type LoginCall = Call<typeof login>;

/** A counter of failures, and how many ask for the picture. */
interface Failures {
  key: string;
  max: number;
}

/** Signs in by username and password. */
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
  const failures: Failures[] = [
    { key: `login-failed:account:${account}`, max: FAILURES_BEFORE_CAPTCHA.account },
    { key: `login-failed:address:${ctx.ip}`, max: FAILURES_BEFORE_CAPTCHA.address },
  ];
  await limit(db, `login:${account}:${ctx.ip}`, TRIES_PER_ACCOUNT_AND_ADDRESS, now);
  await limit(db, `login:${ctx.ip}`, TRIES_PER_ADDRESS, now);
  await proveHuman({ input, ctx }, failures);

  const member = await findMemberByAccount(db, account);
  const fits = await ctx.platform.passwords.verify(member?.passwordHash, password);
  if (member === undefined || !fits) {
    let captchaRequired = false;
    for (const { key, max } of failures) {
      const { count } = await countAttempt(db, key, FAILURE_WINDOW, now);
      captchaRequired ||= count >= max;
    }
    // One sentence for a wrong password and for an account that does not exist.
    throw new Rejection(401, 'WRONG_CREDENTIALS', 'wrong_credentials', {
      value: { captchaRequired },
    });
  }
  for (const { key } of failures) await forgetAttempts(db, key);
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

async function proveHuman({ input, ctx }: LoginCall, failures: readonly Failures[]) {
  const { db, platform } = ctx;
  const { secrets } = platform;
  const now = ctx.now();
  let captchaRequired = false;
  for (const { key, max } of failures) {
    captchaRequired ||= (await attemptsOf(db, key, now)) >= max;
  }
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

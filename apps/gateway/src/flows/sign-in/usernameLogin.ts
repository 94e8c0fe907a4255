import { forgetAttempts, limit } from '../../kernel/http/limits';
import { Rejection } from '../../kernel/http/Rejection';
import {
  findMemberByAccount,
  normaliseAccount,
  type Member,
  spendCaptcha,
  spendHumanCheck,
  findMemberByMobile,
  countFailure,
  clearAddressFailures,
  isCaptchaDue,
  rejectIfLocked,
  type SignInAttempt,
} from '../../modules/identity';
import { completeSignIn } from './completeSignIn';
import type { LoginCall } from './login';
import { missingFields } from './missingFields';

/** Per account and address: others can't lock a member out of their own network. */
const TRIES_PER_ACCOUNT_AND_ADDRESS = { max: 20, windowMs: 5 * 60_000 };
/** Many people share an address; at this rate, a list of leaked passwords still takes long. */
const TRIES_PER_ADDRESS = { max: 200, windowMs: 5 * 60_000 };

/** Signs in by username and password, or by the account's phone number and password. */
export async function signInByUsername({ input, ctx }: LoginCall) {
  const { username, password } = input;
  if (username === undefined || password === undefined) {
    throw missingFields({ username, password });
  }
  const { db, network } = ctx;
  const attempt: SignInAttempt = { account: normaliseAccount(username), network, now: ctx.now() };
  const { account, now } = attempt;
  const triesKey = `login:${account}:${network}`;
  await limit(db, triesKey, TRIES_PER_ACCOUNT_AND_ADDRESS, now);
  await limit(db, `login:${network}`, TRIES_PER_ADDRESS, now);
  await rejectIfLocked(db, attempt);
  await proveHuman({ input, ctx }, await isCaptchaDue(db, attempt));

  const member = await memberNamed(ctx, account);
  const fits = await ctx.platform.passwords.verify(member?.passwordHash, password);
  // Checked again: of many simultaneous tries, those after the lock learn nothing.
  await rejectIfLocked(db, attempt);
  if (member === undefined || !fits) {
    const value = await countFailure(db, attempt);
    // The same message for a wrong password and for an account that doesn't exist.
    throw new Rejection(401, 'WRONG_CREDENTIALS', 'wrong_credentials', { value });
  }
  const passwordIsDefault = password === ctx.platform.config.defaultPassword;
  const result = await completeSignIn(ctx, member, { method: 'username', passwordIsDefault });
  await clearAddressFailures(db, network);
  await forgetAttempts(db, triesKey);
  return result;
}

/**
 * A number with a plus sign is not an account name; it's read as a phone number if the brand enables both
 * ways to sign in by phone. Failures are counted by what was typed: a lock shared with the account would
 * reveal whose phone it is.
 */
function memberNamed({ db, brand }: LoginCall['ctx'], name: string): Promise<Member | undefined> {
  const { PHONELOGIN3, MOBILEVERCODELOGIN3 } = brand.switches;
  const isPhone = name.startsWith('+') && PHONELOGIN3 === true && MOBILEVERCODELOGIN3 === true;
  return isPhone ? findMemberByMobile(db, name) : findMemberByAccount(db, name);
}

async function proveHuman({ input, ctx }: LoginCall, captchaRequired: boolean) {
  const { db, platform } = ctx;
  const { secrets } = platform;
  const now = ctx.now();
  const refuse = (code: string, messageKey: string) =>
    new Rejection(400, code, messageKey, { value: { captchaRequired } });
  if (captchaRequired) {
    const { captcha, captchaKey } = input;
    if (captcha === undefined || captchaKey === undefined) {
      throw refuse('CAPTCHA_REQUIRED', 'captcha_required');
    }
    if (!(await spendCaptcha({ db, secrets, key: captchaKey, now }, captcha))) {
      throw refuse('WRONG_CAPTCHA', 'captcha_wrong');
    }
  }
  const { humanCheck } = input;
  if (humanCheck === undefined) {
    if (ctx.brand.switches['HUMANCHECK3'] !== true) return;
    throw refuse('HUMAN_CHECK_REQUIRED', 'human_check_failed');
  }
  if (!(await spendHumanCheck({ db, secrets, now, payload: humanCheck }))) {
    throw refuse('HUMAN_CHECK_FAILED', 'human_check_failed');
  }
}

import type { register, WireValueOf } from '@perya/api-client';
import { decodeRegisterRules } from '@perya/api-client/server';
import type { RegisterMethod } from '@perya/rules/accounts';
import { limit } from '../../kernel/http/limits';
import { Rejection } from '../../kernel/http/Rejection';
import type { CallContext } from '../../kernel/http/serve';
import {
  findMemberByAccount,
  spendCaptcha,
  codeRejection,
  tryCode,
  requireHumanCheck,
  requireOpenRegistration,
  requireSwitches,
  countCodeTry,
  countSentCode,
  usernameTaken,
} from '../../modules/identity';
import { readForm, type RegisterForm, type RegisterRequest } from './form';
import { readInvitation } from './invitation';
import { makePassword } from './madePassword';
import { makeMember } from './makeMember';

const HOUR_MS = 60 * 60_000;
/** Submitted forms: people make typos, and a household shares an address. */
const TRIES_PER_ADDRESS = { max: 120, windowMs: HOUR_MS };
/** Created accounts. */
const PER_ADDRESS = { max: 30, windowMs: HOUR_MS };
const PER_DEVICE = { max: 10, windowMs: HOUR_MS };

/** The switch that enables each way to register. */
const SWITCHES: Readonly<Record<RegisterMethod, string>> = {
  username: 'USERNAMEREG3',
  mobile: 'MOBILEREG3',
};

interface Registration {
  method: RegisterMethod;
  input: RegisterRequest;
  ctx: CallContext;
}

/**
 * Creates a member and signs them in (specification §4, Registration). Checks that cost the person nothing
 * come first; whatever is consumed by its use (captcha, proof of work, code) comes after them.
 */
export async function registerMember({
  method,
  input,
  ctx,
}: Registration): Promise<WireValueOf<typeof register>> {
  requireOpenRegistration(ctx);
  requireSwitches(ctx, SWITCHES[method]);
  await limit(ctx.db, `register-try:${ctx.network}`, TRIES_PER_ADDRESS, ctx.now());
  const form = readForm(ctx, { method, input });
  await proveHuman(ctx, form, input);
  const invitation = await readInvitation(ctx, input);
  await refuseTakenUsername(ctx, form);
  await proveNumber(ctx, form);
  await countAccount(ctx, input.deviceId);

  const typed = form.values.password;
  const password = typed ?? makePassword(ruleOfPassword(ctx));
  if (typed === undefined && !form.needsCode && form.mobile !== undefined) {
    // A text message goes to a number that hasn't been verified.
    await countSentCode(ctx, { phone: form.mobile, deviceId: input.deviceId });
  }
  return makeMember(ctx, {
    form,
    invitation,
    input,
    password,
    isPasswordMade: typed === undefined,
  });
}

async function proveHuman(ctx: CallContext, form: RegisterForm, input: RegisterRequest) {
  if (form.needsCaptcha) {
    const { db, platform } = ctx;
    const { captchaKey: key = '' } = input;
    const place = { db, secrets: platform.secrets, key, now: ctx.now() };
    if (!(await spendCaptcha(place, form.values.captcha ?? ''))) {
      throw new Rejection(400, 'WRONG_CAPTCHA', 'captcha_wrong', {
        value: {
          captchaRequired: true,
          errors: [{ path: 'captcha', message: 'captcha_wrong', params: {} }],
        },
      });
    }
  }
  await requireHumanCheck(ctx, input.humanCheck);
}

/** Checked before the code is spent and a password is hashed; the insert is what decides. */
async function refuseTakenUsername({ db }: CallContext, { method, values }: RegisterForm) {
  if (method !== 'username' || values.username === undefined) return;
  if ((await findMemberByAccount(db, values.username)) !== undefined) throw usernameTaken();
}

/** Counts a wrong code here, outside the transaction, whose rollback would undo the count. */
async function proveNumber(ctx: CallContext, { needsCode, mobile, values }: RegisterForm) {
  if (!needsCode || mobile === undefined) return;
  await countCodeTry(ctx);
  const { db, platform } = ctx;
  const place = { db, secrets: platform.secrets, now: ctx.now() };
  const verdict = await tryCode(
    { ...place, purpose: 'register', phone: mobile },
    values.verificationCode ?? '',
  );
  if (verdict !== 'fits') throw codeRejection(verdict);
}

async function countAccount({ db, network, now }: CallContext, deviceId: string | undefined) {
  await limit(db, `register:${network}`, PER_ADDRESS, now());
  if (deviceId !== undefined) await limit(db, `register:device:${deviceId}`, PER_DEVICE, now());
}

function ruleOfPassword({ brand }: CallContext) {
  const { password } = decodeRegisterRules(brand.registerRules);
  return password ?? NO_RULE;
}

/** For a brand that has no password rules. */
const NO_RULE = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

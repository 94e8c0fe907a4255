import type {
  checkRegisterCode as CheckRegisterCode,
  requestLoginCode as RequestLoginCode,
  requestPasswordCode as RequestPasswordCode,
  requestRegisterCode as RequestRegisterCode,
} from '@perya/api-client';
import { notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial } from '../members/members';
import { codeSms, mobileTakenSms } from './codeMessages';
import { codeRejection, dropCode, keepCode, makeCode, tryCode } from './codes';
import { deliver, logUnsent } from './deliver';
import { requireHumanCheck } from './humanCheck';
import type { Message } from '../../../kernel/outbox';
import { findMemberByMobile, phoneOf } from './phones';
import type { CodePurpose } from './schema';
import { countCodeTry, countSentCode } from './sendingLimits';

const MINUTE_MS = 60_000;

/** How long the brand's codes are valid, in milliseconds. */
export const codeLifetime = ({ brand }: Pick<CallContext, 'brand'>): number =>
  brand.codeMinutes * MINUTE_MS;

/** Rejects the call unless the brand has all the switches on. */
export function requireSwitches(
  { brand }: Pick<CallContext, 'brand'>,
  ...switches: string[]
): void {
  if (switches.some((name) => brand.switches[name] !== true)) throw notEnabled();
}

/** Rejects the call while members can't register by themselves. */
export function requireOpenRegistration({ brand }: Pick<CallContext, 'brand'>): void {
  if (brand.switches['DIRECTREG3'] !== true) {
    throw new Rejection(403, 'REGISTRATION_CLOSED', 'registration_closed');
  }
}

/** Sends a sign-in code. A number without an account gets none, and the response doesn't tell. */
export async function requestLoginCode({ input, ctx }: Call<typeof RequestLoginCode>) {
  requireSwitches(ctx, 'PHONELOGIN3', 'VERIFCODELOGIN3');
  const { countryDialingCode: dialingCode, mobileNum: number } = input;
  const phone = phoneOf(ctx, { dialingCode, number, path: 'mobileNum' });
  await admitSending(ctx, phone, input);
  // A new sign-in starts: the second code of an older one is no longer valid.
  await dropCode(ctx.db, { purpose: 'login-second', phone });
  const owner = await findMemberByMobile(ctx.db, phone);
  await sendCode(ctx, { purpose: 'login', phone, isKnown: owner !== undefined });
  return sent(ctx);
}

/** Sends a code to set a new password; a number without an account gets none. */
export async function requestPasswordCode({ input, ctx }: Call<typeof RequestPasswordCode>) {
  requireSwitches(ctx, 'CHNGPASSVERIF3');
  const { countryDialingCode: dialingCode, mobileNum: number } = input;
  const phone = phoneOf(ctx, { dialingCode, number, path: 'mobileNum' });
  await admitSending(ctx, phone, input);
  const owner = await findMemberByMobile(ctx.db, phone);
  const isKnown = owner !== undefined && !isTrial(owner);
  await sendCode(ctx, { purpose: 'password', phone, isKnown });
  return { expirationTime: ctx.now().getTime() + codeLifetime(ctx) };
}

/** Sends a registration code; a number with an account gets a message that it has one. */
export async function requestRegisterCode({ input, ctx }: Call<typeof RequestRegisterCode>) {
  requireOpenRegistration(ctx);
  requireSwitches(ctx, 'SMSVERIFREG3');
  const { countryDialingCode: dialingCode, mobileNo: number } = input;
  const phone = phoneOf(ctx, { dialingCode, number, path: 'mobileNo' });
  await admitSending(ctx, phone, input);
  const owner = await findMemberByMobile(ctx.db, phone);
  const code = owner === undefined ? makeCode() : undefined;
  await keep(ctx, { purpose: 'register', phone, code });
  // Every number gets a message, so reporting a failed provider reveals nothing.
  await sendNow(
    ctx,
    code === undefined
      ? mobileTakenSms(ctx, phone)
      : codeSms(ctx, { phone, purpose: 'register', code, minutes: ctx.brand.codeMinutes }),
  );
  return sent(ctx);
}

/** Whether a registration code fits; it stays valid for the registration itself. */
export async function checkRegisterCode({ input, ctx }: Call<typeof CheckRegisterCode>) {
  requireOpenRegistration(ctx);
  requireSwitches(ctx, 'SMSVERIFREG3');
  const { dialingCode, mobileNumber: number, code } = input;
  const phone = phoneOf(ctx, { dialingCode, number, path: 'mobileNumber' });
  await countCodeTry(ctx);
  const { db, platform } = ctx;
  const verdict = await tryCode(
    { db, secrets: platform.secrets, now: ctx.now(), purpose: 'register', phone },
    code,
  );
  if (verdict === 'gone') throw codeRejection(verdict);
  return { isValid: verdict === 'fits' };
}

interface Asker {
  humanCheck?: string | undefined;
  deviceId?: string | undefined;
}

async function admitSending(ctx: CallContext, phone: string, { humanCheck, deviceId }: Asker) {
  await requireHumanCheck(ctx, humanCheck);
  await countSentCode(ctx, { phone, deviceId });
}

interface Sending {
  purpose: CodePurpose;
  phone: string;
  isKnown: boolean;
}

async function sendCode(ctx: CallContext, { purpose, phone, isKnown }: Sending): Promise<void> {
  const code = makeCode();
  await keep(ctx, { purpose, phone, code: isKnown ? code : undefined });
  const message = codeSms(ctx, { phone, purpose, code, minutes: ctx.brand.codeMinutes });
  if (isKnown) deliver(ctx, message);
}

interface KeptCode {
  purpose: CodePurpose;
  phone: string;
  code: string | undefined;
}

const keep = (ctx: CallContext, { purpose, phone, code }: KeptCode) =>
  keepCode(
    { db: ctx.db, secrets: ctx.platform.secrets, now: ctx.now(), purpose, phone },
    { lifetimeMs: codeLifetime(ctx), ...(code === undefined ? {} : { code }) },
  );

async function sendNow(ctx: CallContext, message: Message): Promise<void> {
  try {
    await ctx.platform.outbox.send(ctx.db, message, ctx.now());
  } catch (error) {
    logUnsent(ctx, message.channel, error);
    throw new Rejection(503, 'CODE_NOT_SENT', 'code_not_sent');
  }
}

const sent = ({ brand }: CallContext) => ({
  expiredMinutes: brand.codeMinutes,
  thirdPartyService: brand.thirdPartySms,
});

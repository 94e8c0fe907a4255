import { and, eq } from 'drizzle-orm';
import { Rejection } from '../../kernel/http/Rejection';
import { limit } from '../../kernel/http/limits';
import type { CallContext } from '../../kernel/http/serve';
import {
  type Member,
  sendSecondCode,
  codeRejection,
  spendCode,
  tryCode,
  type CodeVerdict,
  findMemberByMobile,
  phoneOf,
  requireSwitches,
  type CodePurpose,
  countCodeTry,
  memberAddress,
} from '../../modules/identity';
import { completeSignIn } from './completeSignIn';
import type { LoginCall } from './login';
import { missingFields } from './missingFields';

/** Each is sent after a correct first code; someone with the phone must not be able to flood the mailbox. */
const SECOND_CODES = { max: 5, windowMs: 60 * 60_000 };
/** Sent with every rejection of the second step, so that the page asks for the second code, not the first. */
const SECOND_STEP = { secondVerificationRequired: true };

/**
 * Signs in with a code that was sent to the phone. From an address without an earlier full sign-in, a second
 * code is required (specification §1). Whether a number has an account is visible only after the correct
 * code, that is, to its owner.
 */
export async function signInBySms({ input, ctx }: LoginCall): ReturnType<typeof completeSignIn> {
  requireSwitches(ctx, 'PHONELOGIN3', 'VERIFCODELOGIN3');
  const { countryDialingCode, mobileNum, verificationCode, secondVerificationCode } = input;
  if (
    countryDialingCode === undefined ||
    mobileNum === undefined ||
    verificationCode === undefined
  ) {
    throw missingFields({ countryDialingCode, mobileNum, verificationCode });
  }
  const phone = phoneOf(ctx, {
    dialingCode: countryDialingCode,
    number: mobileNum,
    path: 'mobileNum',
  });
  await countCodeTry(ctx);
  const owner = await findMemberByMobile(ctx.db, phone);
  const isHome = await isKnownAddress(ctx, owner);
  const codes: Codes = { phone, first: verificationCode, second: secondVerificationCode };
  if (!isHome) await passSecondStep(ctx, owner, codes);
  const verdict = await spendCode(placeOf(ctx, 'login', phone), verificationCode);
  if (verdict !== 'fits') throw codeRejection(verdict);
  // The number was removed from the account between sending the code and using it.
  if (owner === undefined) throw codeRejection('gone');
  return completeSignIn(ctx, owner, { method: 'sms' });
}

interface Codes {
  phone: string;
  first: string;
  second: string | undefined;
}

/**
 * The first code has to be correct before the second is mentioned or sent. A number without an account takes
 * the same path and ends here, because no code matches it.
 */
async function passSecondStep(ctx: CallContext, owner: Member | undefined, codes: Codes) {
  const { phone, first, second } = codes;
  const verdict = await tryCode(placeOf(ctx, 'login', phone), first);
  if (verdict !== 'fits') throw codeRejection(verdict);
  if (owner === undefined) throw codeRejection('gone');
  if (second === undefined) {
    await limit(ctx.db, `second-code:${phone}`, SECOND_CODES, ctx.now());
    await sendSecondCode(ctx, owner, phone);
    throw new Rejection(403, 'SECOND_VERIFICATION_REQUIRED', 'second_verification_required', {
      value: SECOND_STEP,
    });
  }
  refuseSecond(await spendCode(placeOf(ctx, 'login-second', phone), second));
}

function refuseSecond(verdict: CodeVerdict): void {
  if (verdict !== 'fits') throw codeRejection(verdict, 'secondVerificationCode', SECOND_STEP);
}

/** Members only: a number without an account has no known addresses. */
async function isKnownAddress(
  { db, ip }: Pick<CallContext, 'db' | 'ip'>,
  owner: Member | undefined,
): Promise<boolean> {
  const memberId = owner?.id ?? 0;
  const [row] = await db
    .select({ ip: memberAddress.ip })
    .from(memberAddress)
    .where(and(eq(memberAddress.memberId, memberId), eq(memberAddress.ip, ip)));
  return row !== undefined;
}

const placeOf = (ctx: CallContext, purpose: CodePurpose, phone: string) => ({
  db: ctx.db,
  secrets: ctx.platform.secrets,
  now: ctx.now(),
  purpose,
  phone,
});

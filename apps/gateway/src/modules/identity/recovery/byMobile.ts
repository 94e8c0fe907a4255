import type { resetPasswordByMobile as ResetPasswordByMobile } from '@perya/api-client';
import type { Call } from '../../../kernel/http/serve';
import { requirePasswordRule } from '../session/passwordRule';
import { codeRejection, spendCode, tryCode } from '../verification/codes';
import { findMemberByMobile, phoneOf } from '../verification/phones';
import { requireSwitches } from '../verification/requestCodes';
import { countCodeTry } from '../verification/sendingLimits';
import { setPassword, notifyPasswordChanged } from './newPassword';

/** Sets a new password with a code that was sent to the phone. */
export async function resetPasswordByMobile({ input, ctx }: Call<typeof ResetPasswordByMobile>) {
  requireSwitches(ctx, 'CHNGPASSVERIF3');
  const { countryDialingCode: dialingCode, mobileNum: number, newPassword } = input;
  const phone = phoneOf(ctx, { dialingCode, number, path: 'mobileNum' });
  requirePasswordRule(ctx.brand, newPassword);
  await countCodeTry(ctx);
  const { db, platform } = ctx;
  const now = ctx.now();
  const place = { db, secrets: platform.secrets, now, purpose: 'password' as const, phone };
  // Outside the transaction, whose rollback would also undo the count of a wrong attempt.
  const tried = await tryCode(place, input.verificationCode);
  if (tried !== 'fits') throw codeRejection(tried);
  const passwordHash = await platform.passwords.hash(newPassword);
  const changed = await db.transaction(async (tx) => {
    const verdict = await spendCode({ ...place, db: tx }, input.verificationCode);
    if (verdict !== 'fits') throw codeRejection(verdict);
    const owner = await findMemberByMobile(tx, phone);
    // The number was removed from the account in the meantime.
    if (owner === undefined) throw codeRejection('gone');
    return setPassword(tx, { memberId: owner.id, passwordHash, now });
  });
  notifyPasswordChanged(ctx, changed);
  return { username: changed.account };
}

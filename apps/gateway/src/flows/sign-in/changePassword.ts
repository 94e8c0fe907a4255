import type { changePassword as ChangePassword } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { invalidFields } from '../../kernel/http/fieldErrors';
import { limit } from '../../kernel/http/limits';
import { trueAccountNeeded, Rejection } from '../../kernel/http/Rejection';
import type { Call } from '../../kernel/http/serve';
import {
  isTrial,
  member as memberTable,
  notifyPasswordChanged,
  requirePasswordRule,
  endSessionsOf,
  openSession,
} from '../../modules/identity';
import { rememberAddress } from './completeSignIn';

/** Prevents the holder of a stolen session from guessing the password. */
const TRIES = { max: 10, windowMs: 15 * 60_000 };

/** Changes the password. Ends every session and opens a new one for the caller. */
export async function changePassword({ input, ctx }: Call<typeof ChangePassword>) {
  const member = ctx.me();
  const { passwords } = ctx.platform;
  const now = ctx.now();
  if (isTrial(member)) throw trueAccountNeeded();
  await limit(ctx.db, `change-password:${member.id}`, TRIES, now);
  const { oldPassword, newPassword, confirmNewPassword } = input;
  if (newPassword !== confirmNewPassword) {
    throw invalidFields([{ path: 'confirmNewPassword', messageKey: 'form.passwordMismatch' }]);
  }
  requirePasswordRule(ctx.brand, newPassword);
  if (!(await passwords.verify(member.passwordHash, oldPassword))) {
    throw new Rejection(400, 'WRONG_PASSWORD', 'password_wrong');
  }
  if (newPassword === oldPassword) throw new Rejection(400, 'SAME_PASSWORD', 'password_same');

  const passwordHash = await passwords.hash(newPassword);
  const newToken = await ctx.db.transaction(async (tx) => {
    await tx
      .update(memberTable)
      .set({ passwordHash, passwordChangedAt: now, passwordExpired: false })
      .where(eq(memberTable.id, member.id));
    const { id: memberId } = member;
    const { ip, userAgent } = ctx;
    await endSessionsOf(tx, { memberId, reason: 'ended', now });
    await rememberAddress(tx, { memberId, ip, now });
    return openSession(tx, { memberId, ip, userAgent, now });
  });
  notifyPasswordChanged(ctx, member);
  return { newToken };
}

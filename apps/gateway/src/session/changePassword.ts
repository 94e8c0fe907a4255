import type { changePassword as ChangePassword } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { limit } from '../http/limits';
import { needsTrueAccount, Rejection } from '../http/Rejection';
import type { Call } from '../http/serve';
import { isTrial } from '../members/members';
import { member as memberTable } from '../members/schema';
import type { Brand } from '../system/brand';
import { closeSessionsOf, openSession } from './sessions';

/** Whoever holds a stolen session must not find the password by trying. */
const TRIES = { max: 10, windowMs: 15 * 60_000 };

/** Changes the password; every session ends, and the caller goes on with a new one. */
export async function changePassword({ input, ctx }: Call<typeof ChangePassword>) {
  const member = ctx.me();
  const { passwords } = ctx.platform;
  const now = ctx.now();
  if (isTrial(member)) throw needsTrueAccount();
  await limit(ctx.db, `change-password:${member.id}`, TRIES, now);
  const { oldPassword, newPassword, confirmNewPassword } = input;
  if (newPassword !== confirmNewPassword) {
    throw invalid('confirmNewPassword', 'must equal the new password');
  }
  checkRule(newPassword, ctx.brand);
  if (!(await passwords.verify(member.passwordHash, oldPassword))) {
    throw new Rejection(400, 'WRONG_PASSWORD', 'password_wrong');
  }
  if (newPassword === oldPassword) throw new Rejection(400, 'SAME_PASSWORD', 'password_same');

  const passwordHash = await passwords.hash(newPassword);
  return ctx.db.transaction(async (tx) => {
    await tx
      .update(memberTable)
      .set({ passwordHash, passwordChangedAt: now, passwordExpired: false })
      .where(eq(memberTable.id, member.id));
    await closeSessionsOf(tx, member.id);
    return { token: await openSession(tx, { memberId: member.id, ip: ctx.ip, now }) };
  });
}

/** The brand's rule for the field `password`. */
function checkRule(password: string, { registerRules }: Brand) {
  const { minLength = 1, maxLength = 128, acceptedPattern } = registerRules['password'] ?? {};
  const fits =
    password.length >= minLength &&
    password.length <= maxLength &&
    (acceptedPattern === undefined || new RegExp(acceptedPattern, 'u').test(password));
  if (!fits) throw invalid('newPassword', 'does not follow the rule for passwords');
}

const invalid = (path: string, message: string) =>
  new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: { faults: [{ path, message }] },
  });

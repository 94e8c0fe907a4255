import { limit } from '../../../kernel/http/limits';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isTrial, type Member } from '../members/members';

/** Someone with a stolen session must not be able to guess the password. */
const TRIES = { max: 10, windowMs: 15 * 60_000 };

/** Whether an account has a password: one opened through a third party may have none. */
export const hasPassword = ({ passwordHash }: Pick<Member, 'passwordHash'>): boolean =>
  passwordHash.startsWith('$argon2');

/** Returns the caller after checking the account's password. Don't call it in a transaction. */
export async function requireOwnPassword(ctx: CallContext, password: string): Promise<Member> {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  await limit(ctx.db, `own-password:${member.id}`, TRIES, ctx.now());
  if (!hasPassword(member)) {
    throw new Rejection(400, 'LOGIN_PASSWORD_MISSING', 'login_password_missing');
  }
  if (!(await ctx.platform.passwords.verify(member.passwordHash, password))) {
    throw new Rejection(400, 'WRONG_PASSWORD', 'login_password_wrong', {
      value: { errors: [{ path: 'password', message: 'login_password_wrong', params: {} }] },
    });
  }
  return member;
}

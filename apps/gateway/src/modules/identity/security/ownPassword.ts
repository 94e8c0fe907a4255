import { limit } from '../../../kernel/http/limits';
import { needsTrueAccount, Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isTrial, type Member } from '../members/members';

/** Anyone who holds a stolen session must not find the password by trying. */
const TRIES = { max: 10, windowMs: 15 * 60_000 };

/** Whether an account has a password at all: one that a third party has opened need not. */
export const hasPassword = ({ passwordHash }: Pick<Member, 'passwordHash'>): boolean =>
  passwordHash.startsWith('$argon2');

/** The caller, who has shown that he knows the password of the account. Not for use in a transaction. */
export async function demandOwnPassword(ctx: CallContext, password: string): Promise<Member> {
  const member = ctx.me();
  if (isTrial(member)) throw needsTrueAccount();
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

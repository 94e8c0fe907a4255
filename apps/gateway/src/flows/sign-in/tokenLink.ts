import type { loginByToken } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { limit } from '../../kernel/http/limits';
import { Rejection } from '../../kernel/http/Rejection';
import type { Call } from '../../kernel/http/serve';
import { member, issueOneTime, spendOneTime } from '../../modules/identity';
import { completeSignIn } from './completeSignIn';

/** A link is followed immediately or not at all (decisions.md). */
export const LINK_MS = 60_000;
const PER_ADDRESS = { max: 60, windowMs: 5 * 60_000 };

/** Creates the token of a sign-in link, which works once and within a minute. */
export const issueLoginLink = (db: Db, memberId: number, now: Date): Promise<string> =>
  issueOneTime(db, {
    purpose: 'login-link',
    memberId,
    expiresAt: new Date(now.getTime() + LINK_MS),
  });

/** Exchanges the token of a link for a session. */
export async function signInByLink({ input, ctx }: Call<typeof loginByToken>) {
  const { db } = ctx;
  const now = ctx.now();
  await limit(db, `login-link:${ctx.network}`, PER_ADDRESS, now);
  const spent = await spendOneTime(db, input.token, { purpose: 'login-link', now });
  const memberId = spent?.memberId ?? null;
  const [found] =
    memberId === null ? [] : await db.select().from(member).where(eq(member.id, memberId));
  if (found === undefined) throw new Rejection(401, 'TOKEN_LINK_INVALID', 'token_link_invalid');
  return completeSignIn(ctx, found, { method: 'token-link' });
}

import type { getUplineTerms, HandlerValueOf, transferToUpline } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { trueAccountNeeded, notEnabled } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial, type Member, member as memberTable } from '../../identity';
import { termsTo, transferTo } from './relatives';

/** The recipient and the limits of a transfer to the upline (§2, transferUpline). */
export async function uplineTerms(
  ctx: CallContext,
): Promise<HandlerValueOf<typeof getUplineTerms>> {
  const upline = await uplineOf(ctx);
  return { upline: upline.account, ...(await termsTo(ctx, upline, 'upline')) };
}

/** Transfers money to the upline's main wallet. The payment password has already been checked. */
export async function transferUp({
  input,
  ctx,
}: Call<typeof transferToUpline>): Promise<HandlerValueOf<typeof transferToUpline>> {
  const upline = await uplineOf(ctx);
  const { amount } = input;
  const moved = await transferTo(ctx, { to: upline, direction: 'upline', amount });
  return { ...moved, upline: upline.account };
}

/** The caller's upline; rejects if there is none. */
async function uplineOf(ctx: CallContext): Promise<Member> {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  if (member.uplineId === null) throw notEnabled();
  const [upline] = await ctx.db
    .select()
    .from(memberTable)
    .where(eq(memberTable.id, member.uplineId));
  if (upline === undefined) throw notEnabled();
  return upline;
}

import type { getPlayMoney, HandlerValueOf } from '@perya/api-client';
import { limit } from '../../../kernel/http/limits';
import { notEnabled } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { createGuest, readGuest, type Guest } from '../../identity';
import { DEMO_MONEY, demoBalanceOf } from './demoWallet';

/** A mobile network can have many players behind one address. */
const GUESTS = { max: 60, windowMs: 60 * 60_000 };

/** The guest of a token, or a new one if the token is missing or no longer valid. */
export async function guestFor(ctx: CallContext, token: string | undefined): Promise<Guest> {
  // The site for agents has no play for others.
  if (ctx.audience === 'agents') throw notEnabled();
  const known = token === undefined ? undefined : await readGuest(ctx.db, token, ctx.now());
  if (token !== undefined && known !== undefined) return { member: known, token };
  await limit(ctx.db, `demo-guests:${ctx.network}`, GUESTS, ctx.now());
  return createGuest(ctx);
}

/** The play money of the signed-in member or the guest. Someone unknown still has the start balance. */
export async function playMoney({
  input: { guestToken },
  ctx,
}: Call<typeof getPlayMoney>): Promise<HandlerValueOf<typeof getPlayMoney>> {
  const { db, member, brand } = ctx;
  const player =
    member ?? (guestToken === undefined ? undefined : await readGuest(db, guestToken, ctx.now()));
  if (player === undefined) return { balance: DEMO_MONEY, currency: brand.currency };
  return { balance: await demoBalanceOf(db, player.id), currency: player.currency };
}

import type { loginFreePlay } from '@perya/api-client';
import { randomInt } from 'node:crypto';
import { limit } from '../../kernel/http/limits';
import { notEnabled } from '../../kernel/http/Rejection';
import type { Call } from '../../kernel/http/serve';
import { houseAccount, post, walletOf } from '../../kernel/ledger';
import { MEMBER_TYPES, createMember } from '../../modules/identity';
import { completeSignIn } from './completeSignIn';

const PER_ADDRESS = { max: 10, windowMs: 60 * 60_000 };
/** Play money in minor units; a trial wallet can't be paid out. */
const PLAY_MONEY = 200_000n;

/** Opens a new trial account for a guest. It can't be signed in to again. */
export async function openFreePlay({ ctx }: Call<typeof loginFreePlay>) {
  const { brand, db, network } = ctx;
  if (brand.switches['FREEPLAY3'] !== true) throw notEnabled();
  const now = ctx.now();
  await limit(db, `free-play:${network}`, PER_ADDRESS, now);
  return db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const account = `guest${randomInt(10 ** 11, 10 ** 12)}`;
    const guest = await createMember(inside, {
      account,
      type: MEMBER_TYPES.trial,
      registeredBy: 'free-play',
    });
    if (guest === undefined) throw new Error(`There is a guest ${account} already.`);
    await post(tx, {
      key: `free-play:${guest.id}`,
      kind: 'adjustment',
      at: now,
      entries: [
        { account: houseAccount('promotions', brand.currency), amount: -PLAY_MONEY },
        { account: walletOf(guest.id, brand.currency), amount: PLAY_MONEY },
      ],
    });
    return completeSignIn(inside, guest, { method: 'free-play' });
  });
}

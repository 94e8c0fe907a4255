import type { loginFreePlay } from '@perya/api-client';
import { randomInt } from 'node:crypto';
import { limit } from '../../kernel/http/limits';
import { notEnabled } from '../../kernel/http/Rejection';
import type { Call } from '../../kernel/http/serve';
import { MEMBER_TYPES, createMember } from '../../modules/identity';
import { completeSignIn } from './completeSignIn';

const PER_ADDRESS = { max: 10, windowMs: 60 * 60_000 };

/** Opens a new trial account for a guest, who plays with play money. It can't be signed in to again. */
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
    return completeSignIn(inside, guest, { method: 'free-play' });
  });
}

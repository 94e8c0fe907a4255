import type { loginFreePlay } from '@perya/api-client';
import { randomInt } from 'node:crypto';
import { limit } from '../http/limits';
import { Rejection } from '../http/Rejection';
import type { Call } from '../http/serve';
import { houseAccount, post, walletOf } from '../ledger';
import { MEMBER_TYPES } from '../members/members';
import { member } from '../members/schema';
import { openSession } from './sessions';

const PER_ADDRESS = { max: 10, windowMs: 60 * 60_000 };
/** Play money in minor units; a trial wallet cannot be paid out. */
const PLAY_MONEY = 200_000n;

/** Opens a trial account of its own for a guest: nobody can sign in to it again. */
export async function openFreePlay({ ctx }: Call<typeof loginFreePlay>) {
  const { brand, db, ip } = ctx;
  if (brand.switches['FREEPLAY3'] !== true) {
    throw new Rejection(403, 'OPERATION_NOT_ENABLED', 'operation_not_enabled');
  }
  const now = ctx.now();
  await limit(db, `free-play:${ip}`, PER_ADDRESS, now);
  return db.transaction(async (tx) => {
    const account = `guest${randomInt(10 ** 11, 10 ** 12)}`;
    const [row] = await tx
      .insert(member)
      .values({
        account,
        nickname: account,
        type: MEMBER_TYPES.trial,
        currency: brand.currency,
        language: ctx.language,
        passwordHash: '!',
        passwordChangedAt: now,
        firstLoginAt: now,
        lastLoginAt: now,
        createdAt: now,
      })
      .returning({ id: member.id });
    if (row === undefined) throw new Error('The database answered no id for a trial account.');
    await post(tx, {
      key: `free-play:${row.id}`,
      kind: 'adjustment',
      at: now,
      entries: [
        { account: houseAccount('promotions', brand.currency), amount: -PLAY_MONEY },
        { account: walletOf(row.id, brand.currency), amount: PLAY_MONEY },
      ],
    });
    const token = await openSession(tx, { memberId: row.id, ip, now });
    return { token, firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };
  });
}

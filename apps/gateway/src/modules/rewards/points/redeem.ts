import type { HandlerValueOf, redeemPointReward } from '@perya/api-client';
import { and, eq, sql } from 'drizzle-orm';
import { loadGameListFirst } from '../../games';
import { notify } from '../../messaging';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial, type Member, checkPaymentPassword } from '../../identity';
import { assertNotOnBreak } from '../../protection';
import { fulfil } from './fulfil';
import { insufficientPoints, pointBalance, postPoints, rethrowAsPointRejection } from './ledger';
import { unknownReward, redeemedBy, soldOut, type Reward } from './rewardTerms';
import { pointReward, redemption, redemptionEvent } from './schema';

type RedeemCall = Call<typeof redeemPointReward>;

/** Before the transaction: checks the payment password and loads the game list. */
export async function checkRedemption({ input, ctx }: RedeemCall): Promise<void> {
  await checkPaymentPassword(ctx, input.paymentPassword);
  await loadGameListFirst({ ctx });
}

/**
 * Redeems a reward: points, stock and what the member gets move in one transaction. The reward's row is
 * locked meanwhile, so the last one goes to only one member.
 */
export async function redeem({
  input,
  ctx,
}: RedeemCall): Promise<HandlerValueOf<typeof redeemPointReward>> {
  const member = ctx.me();
  const { db } = ctx;
  if (isTrial(member)) throw trueAccountNeeded();
  await assertNotOnBreak(db, ctx, member.id);
  const { quantity } = input;
  const [reward] = await db
    .select()
    .from(pointReward)
    .where(and(eq(pointReward.id, input.rewardId), eq(pointReward.isOff, false)))
    .for('update');
  if (reward === undefined) throw unknownReward();
  await refuseBeyond(ctx, { member, reward, quantity });
  const delivery = reward.kind === 'GOODS' ? deliveryOf(input.delivery) : undefined;

  const at = ctx.now();
  const points = reward.price * quantity;
  const [row] = await db
    .insert(redemption)
    .values({
      memberId: member.id,
      rewardId: reward.id,
      kind: reward.kind,
      rewardName: reward.name,
      quantity,
      points,
      status: 'IN_PROCESS',
      ...delivery,
      at,
    })
    .returning({ id: redemption.id });
  if (row === undefined) throw new Error('The database answered no id for a redemption.');
  await postPoints(db, {
    key: `redemption:${row.id}`,
    kind: 'redemption',
    memberId: member.id,
    points: -points,
    at,
    reference: String(row.id),
    details: { note: reward.name },
  }).catch(rethrowAsPointRejection);
  await db
    .update(pointReward)
    .set({
      stock: sql`${pointReward.stock} - ${quantity}`,
      redeemed: sql`${pointReward.redeemed} + ${quantity}`,
    })
    .where(eq(pointReward.id, reward.id));
  await db.insert(redemptionEvent).values({ redemptionId: row.id, step: 'REQUESTED', at });
  await fulfil(ctx, { id: row.id, reward, quantity, member, at });
  ctx.afterCommit(() => {
    notify(ctx.platform, member.id, { type: 'points' });
    if (reward.kind === 'CASH') notify(ctx.platform, member.id, { type: 'balance' });
  });
  return { redemptionId: String(row.id), pointsLeft: await pointBalance(db, member.id) };
}

interface Wish {
  member: Member;
  reward: Reward;
  quantity: number;
}

/** Rejects with the first reason, in the same order as the reward's page. */
async function refuseBeyond(
  { db, brand }: CallContext,
  { member, reward, quantity }: Wish,
): Promise<void> {
  const { stock, minRank, limitPerMember, price } = reward;
  if (stock === 0) throw soldOut();
  if (stock !== null && stock < quantity) {
    throw new Rejection(422, 'REWARD_STOCK_SHORT', 'reward_stock_short', {
      params: { left: stock },
    });
  }
  if (member.clubRank < minRank) {
    const level = brand.clubLevels.find(({ rank }) => rank >= minRank);
    throw new Rejection(422, 'REWARD_LEVEL', 'reward_level', {
      params: { level: level?.name ?? minRank },
    });
  }
  const own = await redeemedBy(db, member.id, reward.id);
  if (limitPerMember !== null && own + quantity > limitPerMember) {
    throw new Rejection(422, 'REWARD_LIMIT', 'reward_limit', { params: { max: limitPerMember } });
  }
  // The posting would reject it too; checking here saves the rest of the transaction.
  if ((await pointBalance(db, member.id)) < price * quantity) throw insufficientPoints();
}

const PHONE = /^\+?[\d\s()-]{7,20}$/;

/** The delivery details of goods; rejects incomplete ones. */
function deliveryOf(delivery: RedeemCall['input']['delivery']) {
  const [receiver = '', phone = '', address = ''] = [
    delivery?.name,
    delivery?.phone,
    delivery?.address,
  ].map((text) => text?.trim());
  if (receiver === '' || address === '' || !PHONE.test(phone)) {
    throw new Rejection(422, 'DELIVERY_MISSING', 'reward_delivery_missing');
  }
  return { receiver, phone, address };
}

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { freeSpinGame, grantFreeSpins } from '../../games';
import { inLanguage } from '../../../kernel/text/texts';
import type { CallContext } from '../../../kernel/http/serve';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import type { Member } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { addTurnoverRequirement, requiredTurnover } from '../../money';
import { unknownReward, soldOut, type Reward } from './rewardTerms';
import { redemption, redemptionEvent, voucherCode } from './schema';

interface Redeemed {
  /** The redemption's id. */
  id: number;
  reward: Reward;
  quantity: number;
  member: Member;
  at: Date;
}

type Event = (typeof redemptionEvent.$inferInsert)['step'];

/**
 * Delivers what can be delivered at once: money, free spins, codes. Goods wait for the operator. Call it in
 * the transaction that takes the points.
 */
export async function fulfil(ctx: CallContext, redeemed: Redeemed): Promise<void> {
  const { id, reward, at } = redeemed;
  if (reward.kind === 'GOODS') return;
  const steps: Event[] = [];
  if (reward.kind === 'VOUCHER') await takeCodes(ctx, redeemed);
  else if (reward.value?.kind === 'CASH') {
    await credit(ctx, redeemed, reward.value);
    steps.push('CREDITED');
  } else if (reward.value?.kind === 'FREE_SPINS') {
    await grant(ctx, redeemed, reward.value);
    steps.push('GRANTED');
  }
  await ctx.db.update(redemption).set({ status: 'APPROVED' }).where(eq(redemption.id, id));
  await ctx.db
    .insert(redemptionEvent)
    .values(['APPROVED' as const, ...steps].map((step) => ({ redemptionId: id, step, at })));
}

type Value<Kind> = Extract<NonNullable<Reward['value']>, { kind: Kind }>;

/** Pays into the wallet, with a turnover requirement. */
async function credit(
  { db, language }: CallContext,
  { id, reward, quantity, member, at }: Redeemed,
  { units, turnoverMultiple }: Value<'CASH'>,
): Promise<void> {
  const { currency } = member;
  const amount = bonusIn(units * quantity, currency);
  const key = `redemption:${id}`;
  await post(db, {
    key,
    kind: 'bonus',
    at,
    reference: 'points',
    details: { note: inLanguage(reward.name, language) },
    entries: [
      { account: houseAccount('points', currency), amount: -amount },
      { account: walletOf(member.id, currency), amount },
    ],
  });
  await addTurnoverRequirement(db, {
    memberId: member.id,
    source: 'REWARD',
    sourceId: key,
    amount: requiredTurnover(amount, turnoverMultiple),
    bonus: amount,
    currency,
    at,
  });
}

async function grant(
  { db, platform }: CallContext,
  { id, quantity, member, at }: Redeemed,
  { spins, days, turnoverMultiple }: Value<'FREE_SPINS'>,
): Promise<void> {
  const game = await freeSpinGame(platform);
  if (game === undefined) throw unknownReward();
  await grantFreeSpins(db, {
    memberId: member.id,
    currency: member.currency,
    gameId: game.id,
    stake: game.stake,
    spins: spins * quantity,
    days,
    turnoverMultiple,
    source: 'POINTS',
    sourceId: String(id),
    at,
  });
}

/** Takes the oldest free codes; the reward's row is locked, so no code is taken twice. */
async function takeCodes({ db }: CallContext, { id, reward, quantity }: Redeemed): Promise<void> {
  const free = await db
    .select({ id: voucherCode.id })
    .from(voucherCode)
    .where(and(eq(voucherCode.rewardId, reward.id), isNull(voucherCode.redemptionId)))
    .orderBy(asc(voucherCode.id))
    .limit(quantity)
    .for('update');
  if (free.length < quantity) throw soldOut();
  await db
    .update(voucherCode)
    .set({ redemptionId: id })
    .where(
      inArray(
        voucherCode.id,
        free.map((code) => code.id),
      ),
    );
}

import type { claimReferralRewards, getReferral, listReferredFriends } from '@perya/api-client';
import { eq, inArray, sql } from 'drizzle-orm';
import { trueAccountNeeded, notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { maskName, isTrial } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { assertNotOnBreak } from '../../protection';
import { addTurnoverRequirement, requiredTurnover } from '../../money';
import { codeOf } from './code';
import { friendsOf, goalOf, type Friend } from './friends';
import { referral, referralTier } from './schema';

const PAGE_SIZE = 10;

const counts = ({ state }: Friend) => state === 'QUALIFIED' || state === 'REWARDED';

/** The results of the caller's invitations, and what can be claimed. */
async function standing(ctx: CallContext) {
  const { id, currency } = ctx.me();
  const friends = await friendsOf(ctx);
  const paid = await ctx.db.select().from(referralTier).where(eq(referralTier.memberId, id));
  const qualified = friends.filter(counts).length;
  const waiting = friends.filter(({ state }) => state === 'QUALIFIED');
  const rewardEach = bonusIn(ctx.brand.referral.rewardUnits, currency);
  const tiers = ctx.brand.referral.tiers
    .toSorted((a, b) => a.friends - b.friends)
    .map(({ friends: needed, bonusUnits }) => {
      const earlier = paid.find((each) => each.friends === needed);
      return {
        friends: needed,
        bonus: earlier?.bonus ?? bonusIn(bonusUnits, currency),
        state: earlier
          ? ('CLAIMED' as const)
          : qualified >= needed
            ? ('CLAIMABLE' as const)
            : ('OPEN' as const),
      };
    });
  const due = tiers.filter(({ state }) => state === 'CLAIMABLE');
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
  return {
    friends,
    waiting,
    due,
    tiers,
    qualified,
    rewardEach,
    earned: sum([...friends.map(({ reward }) => reward), ...paid.map(({ bonus }) => bonus)]),
    claimable: rewardEach * BigInt(waiting.length) + sum(due.map(({ bonus }) => bonus)),
  };
}

export async function summary({ ctx }: Call<typeof getReferral>) {
  const { referral: rule } = ctx.brand;
  const { id, currency } = ctx.me();
  if (isTrial(ctx.me())) throw trueAccountNeeded();
  const { friends, qualified, rewardEach, earned, claimable, tiers } = await standing(ctx);
  return {
    isOpen: rule.enabled,
    code: await codeOf(ctx.db, id),
    currency,
    rule: {
      measure: rule.qualifyBy,
      goal: goalOf(ctx),
      reward: rewardEach,
      turnoverMultiple: rule.turnoverMultiple,
    },
    invited: friends.length,
    qualified,
    earned,
    claimable,
    tiers,
  };
}

/** The members who registered with the caller's code, with masked names. */
export async function list({ input, ctx }: Call<typeof listReferredFriends>) {
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const friends = await friendsOf(ctx);
  return {
    currency: ctx.me().currency,
    totalCount: friends.length,
    totalPages: Math.ceil(friends.length / pageSize),
    list: friends
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map(({ id, account, joinedAt, state, progress }) => ({
        id: String(id),
        account: maskName(account),
        joinedAt: joinedAt.getTime(),
        state,
        progress,
      })),
  };
}

/**
 * Pays everything that can be claimed, friend by friend and tier by tier. A member's claims run one at a
 * time, and each posting's key comes from the friend or the tier, so it's paid once, whatever the idempotency
 * keys.
 */
export async function claim({ ctx }: Call<typeof claimReferralRewards>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  await assertNotOnBreak(ctx.db, ctx, member.id);
  if (!ctx.brand.referral.enabled) throw notEnabled();
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`referral:${member.id}`}))`);
  const { waiting, due, rewardEach, claimable } = await standing(ctx);
  if (claimable === 0n) throw new Rejection(422, 'NOTHING_TO_CLAIM', 'referral_nothing_to_claim');
  const claimedAt = ctx.now();
  if (waiting.length > 0) {
    await ctx.db
      .update(referral)
      .set({ reward: rewardEach, claimedAt })
      .where(
        inArray(
          referral.id,
          waiting.map(({ id }) => id),
        ),
      );
  }
  for (const { id } of waiting) await pay(ctx, `friend:${id}`, rewardEach);
  for (const { friends, bonus } of due) {
    await ctx.db.insert(referralTier).values({ memberId: member.id, friends, bonus, claimedAt });
    await pay(ctx, `tier:${member.id}:${friends}`, bonus);
  }
  return {
    amount: claimable,
    currency: member.currency,
    claimedAt: claimedAt.getTime(),
  };
}

async function pay(ctx: CallContext, sourceId: string, amount: bigint): Promise<void> {
  const { id: memberId, currency } = ctx.me();
  const at = ctx.now();
  await post(ctx.db, {
    key: `referral:${sourceId}`,
    kind: 'bonus',
    at,
    reference: 'referral',
    entries: [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: walletOf(memberId, currency), amount },
    ],
  });
  await addTurnoverRequirement(ctx.db, {
    memberId,
    source: 'REFERRAL',
    sourceId,
    amount: requiredTurnover(amount, ctx.brand.referral.turnoverMultiple),
    bonus: amount,
    currency,
    at,
  });
}

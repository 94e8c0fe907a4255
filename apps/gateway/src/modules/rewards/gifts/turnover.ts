import { and, eq, gt, inArray } from 'drizzle-orm';
import { freeSpinGrant } from '../../games';
import type { Db } from '../../../kernel/db/types';
import type { CallContext } from '../../../kernel/http/serve';
import {
  deposit,
  depositBonusSource,
  freeSpinsSource,
  turnoverBook,
  type TurnoverOwner,
  type TurnoverSource,
  type TurnoverState,
} from '../../money';
import { claimUntil, isClaimable } from '../promotions/running';
import { promotionApplication } from '../promotions/schema';
import { turnoverBefore, winningsMultiple, type RewardItem } from './item';
import { ownId } from './own';
import { memberReward } from './schema';

/** Required and completed turnover, in minor units. */
export type TurnoverProgress = Pick<TurnoverState, 'required' | 'done'>;

/** Finds the turnover of a claimed reward; undefined if it requires none. */
export interface TurnoverLookup {
  of(source: TurnoverSource, sourceId: string): TurnoverProgress | undefined;
  /** The total of all rounds of a grant of free spins. */
  ofGrant(grantId: number): TurnoverProgress | undefined;
}

/**
 * The turnover of a member's rewards, with the same figures as everywhere (`turnoverBook`). The turnover of a
 * reward in free spins is that of their winnings, and the turnover of a promotion that was used with a deposit
 * is that of the deposit's bonus.
 */
export async function rewardTurnover(db: Db, memberId: number): Promise<TurnoverLookup> {
  const book = await turnoverBook(db, memberId);
  const owners = new Map([
    ...(await ownersOfSpins(db, memberId)),
    ...(await ownersOfDepositBonuses(db, memberId)),
  ]);
  return {
    of: (source, sourceId) =>
      book.of(owners.get(keyOf({ source, sourceId })) ?? { source, sourceId }),
    ofGrant: (grantId) => book.of(grantOwner(grantId)),
  };
}

type Owners = [reward: string, owner: TurnoverOwner][];

const keyOf = ({ source, sourceId }: TurnoverOwner): string => `${source}/${sourceId}`;

const grantOwner = (grantId: number): TurnoverOwner => ({
  source: 'REWARD',
  sourceId: freeSpinsSource(grantId),
});

async function ownersOfSpins(db: Db, memberId: number): Promise<Owners> {
  const rows = await db
    .select({ id: freeSpinGrant.id, rewardId: freeSpinGrant.sourceId })
    .from(freeSpinGrant)
    .where(and(eq(freeSpinGrant.memberId, memberId), eq(freeSpinGrant.source, 'REWARD')));
  return rows.map(({ id, rewardId }) => [
    keyOf({ source: 'REWARD', sourceId: `reward:${rewardId}` }),
    grantOwner(id),
  ]);
}

/** A promotion is used once per season, so its season identifies the deposit that it was used with. */
async function ownersOfDepositBonuses(db: Db, memberId: number): Promise<Owners> {
  const rows = await db
    .select({ id: promotionApplication.id, depositId: deposit.id })
    .from(promotionApplication)
    .innerJoin(
      deposit,
      and(
        eq(deposit.memberId, promotionApplication.memberId),
        eq(deposit.promoId, promotionApplication.promoId),
        eq(deposit.seasonStart, promotionApplication.seasonStart),
        inArray(deposit.status, ['PAID', 'REFUNDED']),
        gt(deposit.bonus, 0n),
      ),
    )
    .where(
      and(eq(promotionApplication.memberId, memberId), eq(promotionApplication.status, 'CLAIMED')),
    );
  return rows.map(({ id, depositId }) => [
    keyOf({ source: 'BONUS', sourceId: String(id) }),
    { source: 'BONUS', sourceId: depositBonusSource(depositId) },
  ]);
}

type Terms = Pick<RewardItem, 'id'> & Partial<RewardItem>;

/** Adds what a claim will require, and until when a reward can be claimed, to the member's rewards. */
export async function withTerms(
  ctx: CallContext,
  rewards: readonly RewardItem[],
): Promise<RewardItem[]> {
  const terms = new Map(
    [...(await termsOfSpins(ctx)), ...(await termsOfPromotions(ctx))].map((each) => [
      each.id,
      each,
    ]),
  );
  const { turnoverMultiple } = ctx.brand.rewards;
  return rewards.map((reward) => {
    const { prize, state } = reward;
    const sizes = { amount: prize.amount ?? 0n, spins: prize.spins?.count ?? 0 };
    return {
      ...reward,
      ...(state === 'COMING_SOON' && turnoverBefore(sizes, turnoverMultiple)),
      ...terms.get(reward.id),
    };
  });
}

/** The multiple of the winnings, of platform rewards in free spins and of granted spins. */
async function termsOfSpins({ db, me }: CallContext): Promise<Terms[]> {
  const { id: memberId } = me();
  const rewards = await db
    .select({
      id: memberReward.id,
      spins: memberReward.spins,
      multiple: memberReward.turnoverMultiple,
    })
    .from(memberReward)
    .where(and(eq(memberReward.memberId, memberId), gt(memberReward.spins, 0)));
  const grants = await db
    .select({
      id: freeSpinGrant.id,
      spins: freeSpinGrant.spins,
      multiple: freeSpinGrant.turnoverMultiple,
    })
    .from(freeSpinGrant)
    .where(eq(freeSpinGrant.memberId, memberId));
  return [
    ...rewards.map((row) => ({ ...row, id: ownId(row.id) })),
    ...grants.map((row) => ({ ...row, id: `FREE_SPINS-${row.id}` })),
  ].map(({ id, spins, multiple }) => ({ id, winningsMultiple: winningsMultiple(spins, multiple) }));
}

/**
 * The promotion of each bonus and, if it can be claimed, what the claim will require, and its deadline. A claim
 * pays all bonuses of a promotion; the first of them to expire sets the deadline.
 */
async function termsOfPromotions(ctx: CallContext): Promise<Terms[]> {
  const rows = await ctx.db
    .select()
    .from(promotionApplication)
    .where(eq(promotionApplication.memberId, ctx.me().id));
  const claimable = Map.groupBy(
    rows.filter((row) => isClaimable(row, ctx.now())),
    ({ promoId }) => promoId,
  );
  const { bonusTimes } = ctx.brand.turnover;
  return rows.map(({ id, promoId, status }) => {
    const together = (status === 'ISSUED' && claimable.get(promoId)) || [];
    const sum = together.reduce((total, { amount }) => total + (amount ?? 0n), 0n);
    return {
      id: `PROMOTION-${id}`,
      promotionId: promoId,
      ...(together.length > 0 && {
        ...turnoverBefore({ amount: sum, spins: 0 }, bonusTimes),
        expiresAt: Math.min(...together.map(claimUntil)),
      }),
    };
  });
}

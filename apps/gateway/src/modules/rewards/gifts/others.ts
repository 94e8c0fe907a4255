import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { catalogueOf, stateOf, freeSpinGrant } from '../../games';
import { wirePrize } from '../activities/prizes/prize';
import { tournament, tournamentEntry } from '../activities/tournaments/schema';
import { wheelSpin } from '../activities/wheel/schema';
import { seriesOf } from '../activities/tournaments/series';
import { inLanguage } from '../../../kernel/text/texts';
import type { CallContext } from '../../../kernel/http/serve';
import { MISSIONS } from '../missions/demo';
import { missionClaim } from '../missions/schema';
import { promotionsNow } from '../promotions/running';
import { standingOf, wirePromotion } from '../promotions/standing';
import { rebateClaim } from '../rebates/schema';
import { referral, referralTier } from '../referrals/schema';
import { moneyPrize, pointsPrize, spinsPrize, takenState, wirePlayed } from './item';
import type { WireReward } from './item';
import type { RewardSources } from './sources';
import type { Played } from './turnover';

/** What was taken elsewhere: nothing is claimed here, and it is the member's own once it is played. */
const taken = (
  played: Played | undefined,
  at: Date | null,
): Pick<WireReward, 'activityStatus' | 'claimable' | 'createTime' | 'claimTime'> &
  ReturnType<typeof wirePlayed> => ({
  activityStatus: takenState(played),
  claimable: false,
  createTime: at?.getTime() ?? null,
  claimTime: at?.getTime() ?? null,
  ...wirePlayed(played),
});

/** The member's part in promotions. */
export async function promotionRewards(
  ctx: CallContext,
  { book }: RewardSources,
): Promise<WireReward[]> {
  const standing = await standingOf(ctx);
  return promotionsNow(ctx).flatMap((promotion) => {
    const application = standing(promotion);
    if (application === undefined) return [];
    const { activityStatus, title } = wirePromotion(promotion, application, ctx.language);
    if (!activityStatus) return [];
    const played = book.of('BONUS', String(application.id));
    const { amount, createdAt, claimedAt } = application;
    return {
      rewardId: `PROMOTION-${application.id}`,
      type: 'PROMOTION' as const,
      title,
      ...(amount === null ? { prizeType: 'NONE' as const } : moneyPrize(amount)),
      ...wirePlayed(played),
      activityStatus: activityStatus === 'CLAIMED' ? takenState(played) : activityStatus,
      claimable: false,
      createTime: createdAt.getTime(),
      claimTime: claimedAt?.getTime() ?? null,
    };
  });
}

export async function rebateRewards(
  { db, me }: CallContext,
  { book, max }: RewardSources,
): Promise<WireReward[]> {
  const rows = await db
    .select()
    .from(rebateClaim)
    .where(eq(rebateClaim.memberId, me().id))
    .orderBy(desc(rebateClaim.claimedAt), desc(rebateClaim.id))
    .limit(max);
  return rows.map(({ id, amount, claimedAt }) => ({
    rewardId: `REBATE-${id}`,
    type: 'REBATE',
    ...moneyPrize(amount),
    ...taken(book.of('REBATE', String(id)), claimedAt),
  }));
}

/** For friends who count, and for so many of them. */
export async function referralRewards(
  { db, me }: CallContext,
  { book, max }: RewardSources,
): Promise<WireReward[]> {
  const { id: memberId } = me();
  const friends = await db
    .select()
    .from(referral)
    .where(and(eq(referral.referrerId, memberId), isNotNull(referral.claimedAt)))
    .orderBy(desc(referral.claimedAt))
    .limit(max);
  const tiers = await db.select().from(referralTier).where(eq(referralTier.memberId, memberId));
  const wire = (sourceId: string, amount: bigint, at: Date | null): WireReward => ({
    rewardId: `REFERRAL-${sourceId}`,
    type: 'REFERRAL',
    ...moneyPrize(amount),
    ...taken(book.of('REFERRAL', sourceId), at),
  });
  return [
    ...friends.map(({ id, reward, claimedAt }) => wire(`friend:${id}`, reward ?? 0n, claimedAt)),
    ...tiers.map((tier) => wire(`tier:${memberId}:${tier.friends}`, tier.bonus, tier.claimedAt)),
  ];
}

export async function missionRewards(
  { db, me, language }: CallContext,
  { book, max }: RewardSources,
): Promise<WireReward[]> {
  const rows = await db
    .select()
    .from(missionClaim)
    .where(eq(missionClaim.memberId, me().id))
    .orderBy(desc(missionClaim.claimedAt), desc(missionClaim.id))
    .limit(max);
  return rows.map(({ id, missionId, amount, points, claimedAt }) => {
    const mission = MISSIONS.find((each) => each.id === missionId);
    return {
      rewardId: `MISSION-${id}`,
      type: 'MISSION',
      title: mission ? inLanguage(mission.title, language) : null,
      ...(amount > 0n ? moneyPrize(amount) : pointsPrize(points)),
      ...taken(book.of('REWARD', `mission:${id}`), claimedAt),
    };
  });
}

/** What the wheel has won; free spins stand by themselves. */
export async function wheelRewards(
  { db, me }: CallContext,
  { book, game, max }: RewardSources,
): Promise<WireReward[]> {
  const type = sql`${wheelSpin.prize} ->> 'type'`;
  const rows = await db
    .select()
    .from(wheelSpin)
    .where(and(eq(wheelSpin.memberId, me().id), sql`${type} in ('CASH', 'POINTS')`))
    .orderBy(desc(wheelSpin.at), desc(wheelSpin.id))
    .limit(max);
  return rows.map(({ id, prize, currency, at }) => ({
    rewardId: `WHEEL-${id}`,
    type: 'WHEEL',
    ...wirePrize(prize, { currency, game }),
    ...taken(book.of('REWARD', `wheel:${id}`), at),
  }));
}

/** The prizes of tournaments, and those that the member has joined. */
export async function tournamentRewards(
  ctx: CallContext,
  { book, game, max }: RewardSources,
): Promise<WireReward[]> {
  const { id: memberId } = ctx.me();
  const rows = await ctx.db
    .select({ entry: tournamentEntry, season: tournament })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(eq(tournamentEntry.memberId, memberId))
    .orderBy(desc(tournamentEntry.joinedAt))
    .limit(max);
  return rows.flatMap(({ entry, season }): WireReward[] => {
    const series = seriesOf(season.series);
    const common = {
      rewardId: `TOURNAMENT-${season.id}`,
      type: 'TOURNAMENT' as const,
      title: series ? inLanguage(series.title, ctx.language) : null,
    };
    if (season.settledAt === null) {
      return [
        {
          ...common,
          prizeType: 'NONE',
          activityStatus: 'JOINED',
          claimable: false,
          createTime: entry.joinedAt.getTime(),
          expireTime: season.endsAt.getTime(),
        },
      ];
    }
    if (entry.prize === null || entry.prize.type === 'FREE_SPINS') return [];
    const played = book.of('REWARD', `tournament:${season.id}:${memberId}`);
    return [
      {
        ...common,
        ...wirePrize(entry.prize, { currency: season.currency, game }),
        ...taken(played, season.settledAt),
      },
    ];
  });
}

/** Free spins: there to be played, in play, played through, or lost. */
export async function freeSpinRewards(
  ctx: CallContext,
  { book, max }: RewardSources,
): Promise<WireReward[]> {
  const catalogue = await catalogueOf(ctx.platform);
  const rows = await ctx.db
    .select()
    .from(freeSpinGrant)
    // A gift of the platform that was claimed says so itself.
    .where(and(eq(freeSpinGrant.memberId, ctx.me().id), ne(freeSpinGrant.source, 'REWARD')))
    .orderBy(desc(freeSpinGrant.createdAt), desc(freeSpinGrant.id))
    .limit(max);
  return rows.map((grant) => {
    const { id, gameId, stake, spins, createdAt, expiresAt } = grant;
    const played = book.ofGrant(id);
    const name = catalogue.game(gameId)?.name ?? gameId;
    const states = { OPEN: 'ISSUED', EXPIRED: 'CLOSED', USED: takenState(played) } as const;
    return {
      rewardId: `FREE_SPINS-${id}`,
      type: 'FREE_SPINS',
      title: name,
      ...spinsPrize(spins, { id: gameId, name, stake }),
      ...wirePlayed(played),
      activityStatus: states[stateOf(grant, ctx.now())],
      claimable: false,
      createTime: createdAt.getTime(),
      expireTime: expiresAt.getTime(),
    };
  });
}

import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { gameListOf, stateOf, freeSpinGrant } from '../../games';
import {
  moneyPrize,
  NO_PRIZE,
  pointsPrize,
  prizeItem,
  spinsPrize,
} from '../activities/prizes/prize';
import { tournament, tournamentEntry } from '../activities/tournaments/schema';
import { wheelSpin } from '../activities/wheel/schema';
import { seriesOf } from '../activities/tournaments/series';
import { inLanguage } from '../../../kernel/text/texts';
import type { CallContext } from '../../../kernel/http/serve';
import { MISSIONS } from '../missions/demo';
import { missionClaim } from '../missions/schema';
import { promotionsNow } from '../promotions/running';
import { promotionItem, standingOf } from '../promotions/standing';
import { rebateClaim } from '../rebates/schema';
import { referral, referralTier } from '../referrals/schema';
import { REWARD_DEFAULTS, claimedState, turnoverOf, type RewardItem } from './item';
import type { RewardSources } from './sources';
import type { TurnoverProgress } from './turnover';

/** A reward claimed elsewhere: it can't be claimed here, and is the member's own once its turnover is met. */
const taken = (
  played: TurnoverProgress | undefined,
  at: Date | null,
): Omit<RewardItem, 'id' | 'kind' | 'prize'> => ({
  ...REWARD_DEFAULTS,
  state: claimedState(played),
  isClaimable: false,
  at: at?.getTime() ?? null,
  claimedAt: at?.getTime() ?? null,
  turnover: turnoverOf(played),
});

/** The promotions that the member takes part in. */
export async function promotionRewards(
  ctx: CallContext,
  { book }: RewardSources,
): Promise<RewardItem[]> {
  const standing = await standingOf(ctx);
  return promotionsNow(ctx).flatMap((promotion) => {
    const mine = standing(promotion);
    const { application, together } = mine;
    if (application === undefined) return [];
    const { state, title, bonus } = promotionItem(promotion, mine, ctx);
    if (state === null) return [];
    const played = sumOf(together.flatMap(({ id }) => book.of('BONUS', String(id)) ?? []));
    const { createdAt, claimedAt } = application;
    return {
      ...REWARD_DEFAULTS,
      id: `PROMOTION-${application.id}`,
      kind: 'PROMOTION' as const,
      title,
      prize: bonus === null ? NO_PRIZE : moneyPrize(bonus),
      turnover: turnoverOf(played),
      state: state === 'CLAIMED' ? claimedState(played) : state,
      isClaimable: false,
      at: createdAt.getTime(),
      claimedAt: claimedAt?.getTime() ?? null,
    };
  });
}

/** The turnover of several bonuses together; undefined if none is required. */
const sumOf = ([first, ...rest]: readonly TurnoverProgress[]): TurnoverProgress | undefined =>
  first &&
  rest.reduce(
    (sum, { required, done }) => ({ required: sum.required + required, done: sum.done + done }),
    first,
  );

export async function rebateRewards(
  { db, me }: CallContext,
  { book, max }: RewardSources,
): Promise<RewardItem[]> {
  const rows = await db
    .select()
    .from(rebateClaim)
    .where(eq(rebateClaim.memberId, me().id))
    .orderBy(desc(rebateClaim.claimedAt), desc(rebateClaim.id))
    .limit(max);
  return rows.map(({ id, amount, claimedAt }) => ({
    id: `REBATE-${id}`,
    kind: 'REBATE',
    prize: moneyPrize(amount),
    ...taken(book.of('REBATE', String(id)), claimedAt),
  }));
}

/** Rewards for qualifying friends, and for tiers of them. */
export async function referralRewards(
  { db, me }: CallContext,
  { book, max }: RewardSources,
): Promise<RewardItem[]> {
  const { id: memberId } = me();
  const friends = await db
    .select()
    .from(referral)
    .where(and(eq(referral.referrerId, memberId), isNotNull(referral.claimedAt)))
    .orderBy(desc(referral.claimedAt))
    .limit(max);
  const tiers = await db.select().from(referralTier).where(eq(referralTier.memberId, memberId));
  const wire = (sourceId: string, amount: bigint, at: Date | null): RewardItem => ({
    id: `REFERRAL-${sourceId}`,
    kind: 'REFERRAL',
    prize: moneyPrize(amount),
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
): Promise<RewardItem[]> {
  const rows = await db
    .select()
    .from(missionClaim)
    .where(eq(missionClaim.memberId, me().id))
    .orderBy(desc(missionClaim.claimedAt), desc(missionClaim.id))
    .limit(max);
  return rows.map(({ id, missionId, amount, points, claimedAt }) => {
    const mission = MISSIONS.find((each) => each.id === missionId);
    return {
      ...taken(book.of('REWARD', `mission:${id}`), claimedAt),
      id: `MISSION-${id}`,
      kind: 'MISSION',
      title: mission ? inLanguage(mission.title, language) : null,
      prize: amount > 0n ? moneyPrize(amount) : pointsPrize(points),
    };
  });
}

/** Money and points won on the wheel; free spins are listed separately. */
export async function wheelRewards(
  { db, me }: CallContext,
  { book, game, max }: RewardSources,
): Promise<RewardItem[]> {
  const type = sql`${wheelSpin.prize} ->> 'type'`;
  const rows = await db
    .select()
    .from(wheelSpin)
    .where(and(eq(wheelSpin.memberId, me().id), sql`${type} in ('CASH', 'POINTS')`))
    .orderBy(desc(wheelSpin.at), desc(wheelSpin.id))
    .limit(max);
  return rows.map(({ id, prize, currency, at }) => ({
    id: `WHEEL-${id}`,
    kind: 'WHEEL',
    prize: prizeItem(prize, { currency, game }),
    ...taken(book.of('REWARD', `wheel:${id}`), at),
  }));
}

/** Tournament prizes, and the tournaments that the member has joined. */
export async function tournamentRewards(
  ctx: CallContext,
  { book, game, max }: RewardSources,
): Promise<RewardItem[]> {
  const { id: memberId } = ctx.me();
  const rows = await ctx.db
    .select({ entry: tournamentEntry, season: tournament })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.id, tournamentEntry.tournamentId))
    .where(eq(tournamentEntry.memberId, memberId))
    .orderBy(desc(tournamentEntry.joinedAt))
    .limit(max);
  return rows.flatMap(({ entry, season }): RewardItem[] => {
    const series = seriesOf(season.series);
    const common = {
      id: `TOURNAMENT-${season.id}`,
      kind: 'TOURNAMENT' as const,
      title: series ? inLanguage(series.title, ctx.language) : null,
    };
    if (season.settledAt === null) {
      return [
        {
          ...REWARD_DEFAULTS,
          ...common,
          prize: NO_PRIZE,
          state: 'JOINED',
          isClaimable: false,
          at: entry.joinedAt.getTime(),
          expiresAt: season.endsAt.getTime(),
        },
      ];
    }
    if (entry.prize === null || entry.prize.type === 'FREE_SPINS') return [];
    const played = book.of('REWARD', `tournament:${season.id}:${memberId}`);
    return [
      {
        ...taken(played, season.settledAt),
        ...common,
        prize: prizeItem(entry.prize, { currency: season.currency, game }),
      },
    ];
  });
}

/** Free spins: open, used with turnover left, played through, or expired. */
export async function freeSpinRewards(
  ctx: CallContext,
  { book, max }: RewardSources,
): Promise<RewardItem[]> {
  const gameList = await gameListOf(ctx.platform);
  const rows = await ctx.db
    .select()
    .from(freeSpinGrant)
    // Free spins of a claimed platform reward are listed by `ownRewards`.
    .where(and(eq(freeSpinGrant.memberId, ctx.me().id), ne(freeSpinGrant.source, 'REWARD')))
    .orderBy(desc(freeSpinGrant.createdAt), desc(freeSpinGrant.id))
    .limit(max);
  return rows.map((grant) => {
    const { id, gameId, stake, spins, createdAt, expiresAt } = grant;
    const played = book.ofGrant(id);
    const name = gameList.game(gameId)?.name ?? gameId;
    const states = { OPEN: 'ISSUED', EXPIRED: 'CLOSED', USED: claimedState(played) } as const;
    return {
      ...REWARD_DEFAULTS,
      id: `FREE_SPINS-${id}`,
      kind: 'FREE_SPINS',
      title: name,
      prize: spinsPrize(spins, { id: gameId, name, stake }),
      turnover: turnoverOf(played),
      state: states[stateOf(grant, ctx.now())],
      isClaimable: false,
      at: createdAt.getTime(),
      expiresAt: expiresAt.getTime(),
    };
  });
}

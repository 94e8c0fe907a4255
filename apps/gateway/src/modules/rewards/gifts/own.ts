import { desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { isTrial } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { birthdaysAround } from './birthday';
import { firstDeposit, prizeColumns } from './grantDue';
import {
  claimedState,
  prizeOfColumns,
  REWARD_DEFAULTS,
  turnoverBefore,
  turnoverOf,
  type RewardItem,
} from './item';
import { memberReward } from './schema';
import type { RewardSources } from './sources';

/** The id of a platform reward on the wire, and in its turnover requirement. */
export const ownId = (id: number): string => `R${id}`;

/** Platform rewards that were granted. */
export async function ownRewards(
  ctx: CallContext,
  { book, game, max }: RewardSources,
): Promise<RewardItem[]> {
  const now = ctx.now();
  const rows = await ctx.db
    .select()
    .from(memberReward)
    .where(eq(memberReward.memberId, ctx.me().id))
    .orderBy(desc(memberReward.createdAt), desc(memberReward.id))
    .limit(max);
  return rows.map((row) => {
    const { id, kind, occasion, createdAt, expiresAt, claimedAt } = row;
    const played = book.of('REWARD', `reward:${ownId(id)}`);
    const isOver = expiresAt !== null && expiresAt <= now;
    const state = claimedAt === null ? (isOver ? 'CLOSED' : 'ISSUED') : claimedState(played);
    return {
      ...REWARD_DEFAULTS,
      id: ownId(id),
      kind,
      state,
      ...(kind === 'LEVEL_UP' && levelOf(ctx, Number(occasion))),
      prize: prizeOfColumns(row, game),
      ...turnoverBefore(row, row.turnoverMultiple),
      ...(claimedAt !== null && { turnover: turnoverOf(played) }),
      isClaimable: state === 'ISSUED',
      at: createdAt.getTime(),
      expiresAt: expiresAt?.getTime() ?? null,
      claimedAt: claimedAt?.getTime() ?? null,
    };
  });
}

const levelOf = ({ brand }: CallContext, rank: number) => ({
  level: rank,
  title: brand.clubLevels.find((level) => level.rank === rank)?.name ?? null,
});

/** Platform rewards whose condition isn't met yet: the first deposit, the next level, the next birthday. */
export async function comingRewards(
  ctx: CallContext,
  { game }: RewardSources,
): Promise<RewardItem[]> {
  const { clubRank, currency, dateOfBirth } = ctx.me();
  if (isTrial(ctx.me())) return [];
  const { welcome, levelUp, birthday } = ctx.brand.rewards;
  const coming: RewardItem[] = [];
  const add = (
    worth: Partial<Parameters<typeof prizeOfColumns>[0]> | null,
    rest: Pick<RewardItem, 'id' | 'kind'> & Partial<RewardItem>,
  ) => {
    if (worth === null) return;
    coming.push({
      ...REWARD_DEFAULTS,
      state: 'COMING_SOON',
      isClaimable: false,
      prize: prizeOfColumns({ amount: 0n, points: 0, spins: 0, ...worth }, game),
      ...rest,
    });
  };
  if (welcome.enabled && (await firstDeposit(ctx)) === undefined) {
    const amount = bonusIn(welcome.maxUnits, currency);
    add({ amount }, { id: 'COMING-WELCOME', kind: 'WELCOME' });
  }
  const next = clubRank + 1;
  const gift = levelUp[String(next)];
  if (gift !== undefined && ctx.brand.clubLevels.some(({ rank }) => rank === next)) {
    add(prizeColumns(gift, currency), {
      id: 'COMING-LEVEL',
      kind: 'LEVEL_UP',
      ...levelOf(ctx, next),
    });
  }
  if (birthday.enabled && dateOfBirth !== null) {
    const { next: day } = birthdaysAround(ctx.now(), dateOfBirth, ctx.brand.timeZone);
    add(prizeColumns(birthday.prize, currency), {
      id: 'COMING-BIRTHDAY',
      kind: 'BIRTHDAY',
      at: day?.at.getTime() ?? null,
    });
  }
  return coming;
}

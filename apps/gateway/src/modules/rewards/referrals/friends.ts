import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { ledgerAccount, ledgerEntry, ledgerPosting } from '../../../kernel/ledger/schema';
import { member } from '../../identity';
import { bonusIn } from '../../../kernel/money';
import { bet } from '../../bets';
import { referral } from './schema';

/** An invited member, with their progress by the brand's rule. */
export interface Friend {
  readonly id: number;
  readonly friendId: number;
  readonly account: string;
  readonly joinedAt: Date;
  /** Minor units, up to the goal. */
  readonly progress: bigint;
  readonly state: 'JOINED' | 'QUALIFIED' | 'REWARDED' | 'NOT_COUNTED';
  /** Minor units paid for this friend. */
  readonly reward: bigint;
}

/** More open friends than this aren't plausible; further ones are counted once some are claimed. */
const MAX_OPEN = 5_000;

/** The deposits or turnover that a friend must reach, in minor units. */
export const goalOf = ({ brand, me }: CallContext): bigint =>
  bonusIn(brand.referral.qualifyUnits, me().currency);

/** All friends of the caller, newest first. */
export async function friendsOf(ctx: CallContext): Promise<Friend[]> {
  const rows = await ctx.db
    .select({ referral, account: member.account })
    .from(referral)
    .innerJoin(member, eq(member.id, referral.friendId))
    .where(eq(referral.referrerId, ctx.me().id))
    .orderBy(desc(referral.id));
  const open = rows.filter(({ referral: { rejection, claimedAt } }) => !rejection && !claimedAt);
  const goal = goalOf(ctx);
  const done = await countedFor(
    ctx,
    open.slice(0, MAX_OPEN).map(({ referral: { friendId } }) => friendId),
  );
  return rows.map(({ referral: row, account }) => {
    const { id, friendId, joinedAt, rejection, claimedAt, reward } = row;
    const counted = claimedAt === null ? (done.get(friendId) ?? 0n) : goal;
    const isQualified = rejection === null && counted >= goal;
    return {
      id,
      friendId,
      account,
      joinedAt,
      progress: counted < goal ? counted : goal,
      reward: reward ?? 0n,
      state:
        rejection !== null
          ? 'NOT_COUNTED'
          : claimedAt !== null
            ? 'REWARDED'
            : isQualified
              ? 'QUALIFIED'
              : 'JOINED',
    };
  });
}

/** Deposits or turnover of each of these members since they joined. */
async function countedFor(
  ctx: CallContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, bigint>> {
  if (ids.length === 0) return new Map();
  const rows = await (ctx.brand.referral.qualifyBy === 'DEPOSIT'
    ? depositsOf(ctx, ids)
    : turnoverOf(ctx, ids));
  return new Map(rows.map(({ friendId, sum }) => [friendId, BigInt(sum)]));
}

const depositsOf = ({ db, me }: CallContext, ids: readonly number[]) =>
  db
    .select({
      friendId: referral.friendId,
      sum: sql<string>`sum(${ledgerEntry.amount})::text`,
    })
    .from(referral)
    .innerJoin(
      ledgerAccount,
      and(
        sql`${ledgerAccount.owner} = 'member:' || ${referral.friendId}`,
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerAccount.currency, me().currency),
      ),
    )
    .innerJoin(ledgerEntry, eq(ledgerEntry.accountId, ledgerAccount.id))
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .where(
      and(
        inArray(referral.friendId, [...ids]),
        eq(ledgerPosting.kind, 'deposit'),
        eq(ledgerEntry.pending, false),
        gte(ledgerEntry.at, referral.joinedAt),
      ),
    )
    .groupBy(referral.friendId);

const turnoverOf = ({ db }: CallContext, ids: readonly number[]) =>
  db
    .select({ friendId: referral.friendId, sum: sql<string>`sum(${bet.turnover})::text` })
    .from(referral)
    .innerJoin(bet, eq(bet.memberId, referral.friendId))
    .where(and(inArray(referral.friendId, [...ids]), gte(bet.settledAt, referral.joinedAt)))
    .groupBy(referral.friendId);

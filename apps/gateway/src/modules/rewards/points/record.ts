import type { listPointTransactions, PointSource, PointTransactionType } from '@perya/api-client';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { inLanguage } from '../../../kernel/text/texts';
import type { Call } from '../../../kernel/http/serve';
import { ownerOf, type PointKind } from './ledger';
import { pointAccount, pointEntry, pointPosting } from './ledger/schema';

const PAGE_SIZE = 20;

/** The type and source of a posting, as shown to the member. */
const TOLD = {
  play: { type: 'EARNED', source: 'PLAY' },
  mission: { type: 'EARNED', source: 'MISSION' },
  check_in: { type: 'EARNED', source: 'CHECK_IN' },
  wheel: { type: 'EARNED', source: 'WHEEL' },
  tournament: { type: 'EARNED', source: 'TOURNAMENT' },
  reward: { type: 'EARNED', source: 'REWARD' },
  redemption: { type: 'REDEEMED', source: 'REDEMPTION' },
  refund: { type: 'REFUNDED', source: 'REDEMPTION' },
  conversion: { type: 'CONVERTED', source: 'CONVERSION' },
  adjustment: { type: 'ADJUSTED', source: 'ADJUSTMENT' },
} as const satisfies Record<PointKind, { type: PointTransactionType; source: PointSource }>;

const KINDS = Object.keys(TOLD) as PointKind[];

/** All postings of the member's points, newest first. Points never expire, and neither does their record. */
export async function pointRecord({ input, ctx }: Call<typeof listPointTransactions>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, type, from, to } = input;
  const where = and(
    eq(pointAccount.owner, ownerOf(ctx.me().id)),
    type &&
      inArray(
        pointPosting.kind,
        KINDS.filter((kind) => TOLD[kind].type === type),
      ),
    from === undefined ? undefined : gte(pointEntry.at, new Date(from)),
    to === undefined ? undefined : lt(pointEntry.at, new Date(to)),
  );
  const [sums] = await ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      earned: sql<number>`coalesce(sum(${pointEntry.points}) filter (where ${pointEntry.points} > 0), 0)::float8`,
      spent: sql<number>`coalesce(-sum(${pointEntry.points}) filter (where ${pointEntry.points} < 0), 0)::float8`,
    })
    .from(pointEntry)
    .innerJoin(pointAccount, eq(pointAccount.id, pointEntry.accountId))
    .innerJoin(pointPosting, eq(pointPosting.id, pointEntry.postingId))
    .where(where);
  const rows = await ctx.db
    .select({ entry: pointEntry, kind: pointPosting.kind, details: pointPosting.details })
    .from(pointEntry)
    .innerJoin(pointAccount, eq(pointAccount.id, pointEntry.accountId))
    .innerJoin(pointPosting, eq(pointPosting.id, pointEntry.postingId))
    .where(where)
    .orderBy(desc(pointEntry.at), desc(pointEntry.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const { count = 0, earned = 0, spent = 0 } = sums ?? {};
  return {
    list: rows.map(({ entry, kind, details }) => ({
      id: String(entry.id),
      at: entry.at.getTime(),
      ...TOLD[kind],
      category: details?.category ?? null,
      points: entry.points,
      balanceAfter: entry.balanceAfter,
      note: details?.note === undefined ? null : inLanguage(details.note, ctx.language),
    })),
    totalCount: count,
    totalPages: Math.ceil(count / pageSize),
    earned,
    spent,
  };
}

import type { getBettingRecord, WireRequestOf, WireValueOf } from '@perya/api-client';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Member } from '../members/members';
import { toDecimal } from '../money';
import { bet } from './schema';

const PAGE_SIZE = 20;

type Filter = WireRequestOf<typeof getBettingRecord>;
type Value = WireValueOf<typeof getBettingRecord>;
type BetRow = typeof bet.$inferSelect;
/** The game that an open bet goes on in. */
type ResumableGame = NonNullable<Value['list'][number]['resume']> | null;

/** A page of a member's bets, and the totals of all that the filter finds. */
export async function bettingRecord(
  db: Db,
  member: Member,
  filter: Filter,
  resumable: (row: BetRow) => ResumableGame,
): Promise<Value> {
  const { pageNo = 1, pageSize = PAGE_SIZE, gameType, vassalage, from, to, status } = filter;
  const where = and(
    eq(bet.memberId, member.id),
    gameType && eq(bet.category, gameType),
    vassalage === undefined ? undefined : eq(bet.vendor, vassalage),
    from === undefined ? undefined : gte(bet.placedAt, new Date(from)),
    to === undefined ? undefined : lt(bet.placedAt, new Date(to)),
    status && eq(bet.status, status),
  );
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      stake: sql<string>`coalesce(sum(${bet.stake}), 0)::text`,
      payout: sql<string>`coalesce(sum(${bet.payout}), 0)::text`,
      winLoss: sql<string>`coalesce(sum(${bet.payout} - ${bet.stake}) filter (where ${bet.status} <> 'OPEN'), 0)::text`,
      turnover: sql<string>`coalesce(sum(${bet.turnover}), 0)::text`,
    })
    .from(bet)
    .where(where);
  const rows = await db
    .select()
    .from(bet)
    .where(where)
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = totals?.count ?? 0;
  const sum = (minor: string | undefined): string => toDecimal(BigInt(minor ?? 0));
  return {
    currency: member.currency,
    totals: {
      count: totalCount,
      stake: sum(totals?.stake),
      payout: sum(totals?.payout),
      winLoss: sum(totals?.winLoss),
      turnover: sum(totals?.turnover),
    },
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: rows.map((row) => ({
      betId: String(row.id),
      roundId: row.roundId,
      gameId: row.gameId,
      gameName: row.gameName,
      gameType: row.category,
      vassalage: row.vendor,
      vendor: row.vendorName,
      betTime: row.placedAt.getTime(),
      settleTime: row.settledAt?.getTime() ?? null,
      stake: toDecimal(row.stake),
      payout: toDecimal(row.payout),
      winLoss: toDecimal(row.status === 'OPEN' ? 0n : row.payout - row.stake),
      turnover: toDecimal(row.turnover),
      status: row.status,
      settledBy: row.settledBy,
      resume: resumable(row),
    })),
  };
}

/** How a bet ended: a payout below the stake is a loss, whatever the reels celebrated. */
export function outcomeOf(stake: bigint, payout: bigint): 'WON' | 'LOST' | 'DRAWN' {
  if (payout === stake) return 'DRAWN';
  return payout > stake ? 'WON' : 'LOST';
}

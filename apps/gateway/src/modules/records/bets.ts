import type { getBettingRecord, HandlerInputOf, HandlerValueOf } from '@perya/api-client';
import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../kernel/db/types';
import type { Member } from '../identity';
import { bet, betSummary } from '../bets';
import {
  quarterHourOf,
  slotTable,
  totalsAndPage,
  type TimeSlotPage,
} from '../../kernel/db/timeSlotPage';
import { splitAtQuarterHours, type Span } from '../../kernel/time/slots';

const PAGE_SIZE = 20;

type Filter = HandlerInputOf<typeof getBettingRecord>;
type Value = HandlerValueOf<typeof getBettingRecord>;
type BetValue = Value['list'][number];
export type BetRow = typeof bet.$inferSelect;
/** The game in which an open bet can be resumed. */
export type ResumableGame = BetValue['resume'];

/** The filters of a member's bets, except the time. */
type BetNarrowing = Pick<Filter, 'category' | 'vendor' | 'gameId' | 'status'>;

/** The owner, time span and filters of a query for bets. */
export interface BetQuery extends BetNarrowing {
  readonly memberId: number;
  readonly span: Span;
}

const narrowed = (
  table: typeof bet | typeof betSummary,
  { memberId, category, vendor, gameId, status }: BetQuery,
): SQL | undefined =>
  and(
    eq(table.memberId, memberId),
    category && eq(table.category, category),
    vendor === undefined ? undefined : eq(table.vendor, vendor),
    gameId === undefined ? undefined : eq(table.gameId, gameId),
    status && eq(table.status, status),
  );

/**
 * Bets by quarter of an hour: from the summary, and from the bets themselves where the time span starts or
 * ends within a quarter. Columns: `slot`, `game_id`, `game_name`, `category`, `vendor`, `vendor_name`,
 * `status`, `n`, `stake`, `payout`, `turnover`.
 */
export function betsByQuarterHour(query: BetQuery): SQL {
  const { whole, edges } = splitAtQuarterHours(query.span);
  const parts = [
    sql`select slot, game_id, game_name, category, vendor, vendor_name, status, bets as n, stake, payout, turnover
      from ${betSummary} where ${and(
        narrowed(betSummary, query),
        gte(betSummary.slot, whole.from),
        lt(betSummary.slot, whole.to),
        sql`${betSummary.bets} > 0`,
      )}`,
    ...edges
      .filter(({ from, to }) => from < to)
      .map(
        ({ from, to }) =>
          sql`select ${quarterHourOf(sql`${bet.placedAt}`)} as slot, game_id, game_name, category, vendor,
            vendor_name, status, 1 as n, stake, payout, turnover
          from ${bet} where ${and(narrowed(bet, query), gte(bet.placedAt, from), lt(bet.placedAt, to))}`,
      ),
  ];
  return sql.join(parts, sql` union all `);
}

/** Totals over rows of {@link betsByQuarterHour}, as columns of a query. */
export const BET_SUM_COLUMNS = sql<BetSums>`coalesce(sum(n), 0)::int as bets,
  coalesce(sum(stake), 0)::text as stake,
  coalesce(sum(payout), 0)::text as payout,
  coalesce(sum(payout - stake) filter (where status <> 'OPEN'), 0)::text as result,
  coalesce(sum(turnover), 0)::text as turnover`;

export interface BetSums {
  bets: number;
  stake: string;
  payout: string;
  result: string;
  turnover: string;
}

/** Converts the totals; amounts are in minor units. */
export const readSums = ({ bets, stake, payout, result, turnover }: BetSums): Value['totals'] => ({
  bets,
  stake: BigInt(stake),
  payout: BigInt(payout),
  result: BigInt(result),
  turnover: BigInt(turnover),
});

const NOTHING: BetSums = { bets: 0, stake: '0', payout: '0', result: '0', turnover: '0' };

/** The totals of all bets that a query matches. */
export async function betTotals(db: Db, query: BetQuery): Promise<Value['totals']> {
  const [sums = NOTHING] = await rowsOf<BetSums>(
    db,
    sql`select ${BET_SUM_COLUMNS} from (${betsByQuarterHour(query)}) summed`,
  );
  return readSums(sums);
}

/** A page of a member's bets, and the totals of all bets that match the filter. */
export async function bettingRecord(
  db: Db,
  member: Member,
  {
    span,
    pageNo = 1,
    pageSize = PAGE_SIZE,
    ...narrowing
  }: Omit<Filter, 'from' | 'to' | 'language'> & { span: Span },
  resumable: (row: BetRow) => ResumableGame,
): Promise<Value> {
  const query: BetQuery = { ...narrowing, memberId: member.id, span };
  const { totals: sums, page } = await totalsAndPage(
    db,
    { counts: betsByQuarterHour(query), sums: BET_SUM_COLUMNS },
    { offset: (pageNo - 1) * pageSize, limit: pageSize },
  );
  const totals = readSums(sums);
  const rows = await pageOfBets(db, query, page, pageSize);
  return {
    currency: member.currency,
    totals,
    totalCount: totals.bets,
    totalPages: Math.ceil(totals.bets / pageSize),
    list: rows.map((row) => describeBet(row, resumable)),
  };
}

async function pageOfBets(
  db: Db,
  query: BetQuery,
  page: TimeSlotPage,
  limit: number,
): Promise<BetRow[]> {
  if (page.slots.length === 0) return [];
  const ids = await rowsOf<{ id: number | string }>(
    db,
    // `offset 0` makes the planner use the index, slot by slot, whatever its statistics of the table.
    sql`select found.id from ${slotTable(page)} cross join lateral (
        select ${bet.id}, ${bet.placedAt} from ${bet} where ${and(
          narrowed(bet, query),
          sql`${bet.placedAt} >= page.slot and ${bet.placedAt} < page.slot + interval '15 minutes'`,
          gte(bet.placedAt, query.span.from),
          lt(bet.placedAt, query.span.to),
        )} offset 0
      ) found order by found.placed_at desc, found.id desc limit ${limit} offset ${page.skip}`,
  );
  if (ids.length === 0) return [];
  return db
    .select()
    .from(bet)
    .where(
      inArray(
        bet.id,
        ids.map(({ id }) => Number(id)),
      ),
    )
    .orderBy(desc(bet.placedAt), desc(bet.id));
}

/** The bets of a query after a given one, newest first. */
export function betsAfter(
  db: Db,
  query: BetQuery,
  { after, limit }: { after: number | null; limit: number },
): Promise<BetRow[]> {
  const { span, memberId } = query;
  return db
    .select()
    .from(bet)
    .where(
      and(
        narrowed(bet, query),
        gte(bet.placedAt, span.from),
        lt(bet.placedAt, span.to),
        after === null
          ? undefined
          : sql`(${bet.placedAt}, ${bet.id}) < (
              select last.placed_at, last.id from ${bet} last
              where last.id = ${after} and last.member_id = ${memberId})`,
      ),
    )
    .orderBy(desc(bet.placedAt), desc(bet.id))
    .limit(limit);
}

/** A bet as shown to its owner. */
export const describeBet = (row: BetRow, resumable: (row: BetRow) => ResumableGame): BetValue => ({
  id: String(row.id),
  roundId: row.roundId,
  gameId: row.gameId,
  gameName: row.gameName,
  category: row.category,
  vendor: row.vendor,
  vendorName: row.vendorName,
  placedAt: row.placedAt.getTime(),
  settledAt: row.settledAt?.getTime() ?? null,
  stake: row.stake,
  payout: row.payout,
  result: row.status === 'OPEN' ? 0n : row.payout - row.stake,
  turnover: row.turnover,
  status: row.status,
  isSettledByPlatform: row.settledBy === 'PLATFORM',
  resume: resumable(row),
});

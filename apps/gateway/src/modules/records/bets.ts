import type { getBettingRecord, WireRequestOf, WireValueOf } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../kernel/db/types';
import type { Member } from '../identity';
import { bet, betSummary } from '../bets';
import { slotOf, slotTable, sumAndFind, type SlotPage } from '../../kernel/db/slotPage';
import { slotted, type Span } from '../../kernel/time/slots';

const PAGE_SIZE = 20;

type Filter = WireRequestOf<typeof getBettingRecord>;
type Value = WireValueOf<typeof getBettingRecord>;
type WireBet = Value['list'][number];
export type BetRow = typeof bet.$inferSelect;
/** The game that an open bet goes on in. */
export type ResumableGame = NonNullable<WireBet['resume']> | null;

/** What narrows a member's bets down, but for the time. */
type BetNarrowing = Pick<Filter, 'gameType' | 'vassalage' | 'gameId' | 'status'>;

/** Whose bets, of which time, narrowed down how. */
export interface BetQuery extends BetNarrowing {
  readonly memberId: number;
  readonly span: Span;
}

const narrowed = (
  table: typeof bet | typeof betSummary,
  { memberId, gameType, vassalage, gameId, status }: BetQuery,
): SQL | undefined =>
  and(
    eq(table.memberId, memberId),
    gameType && eq(table.category, gameType),
    vassalage === undefined ? undefined : eq(table.vendor, vassalage),
    gameId === undefined ? undefined : eq(table.gameId, gameId),
    status && eq(table.status, status),
  );

/**
 * Bets by quarter of an hour: from the summary, and from the bets themselves where the time begins or
 * ends within one. Columns: `slot`, `game_id`, `game_name`, `category`, `vendor`, `vendor_name`,
 * `status`, `n`, `stake`, `payout`, `turnover`.
 */
export function summedBets(query: BetQuery): SQL {
  const { whole, edges } = slotted(query.span);
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
          sql`select ${slotOf(sql`${bet.placedAt}`)} as slot, game_id, game_name, category, vendor,
            vendor_name, status, 1 as n, stake, payout, turnover
          from ${bet} where ${and(narrowed(bet, query), gte(bet.placedAt, from), lt(bet.placedAt, to))}`,
      ),
  ];
  return sql.join(parts, sql` union all `);
}

/** The sums of a selection of {@link summedBets}, as columns of a query over it. */
export const SUMS = sql<Sums>`coalesce(sum(n), 0)::int as count,
  coalesce(sum(stake), 0)::text as stake,
  coalesce(sum(payout), 0)::text as payout,
  coalesce(sum(payout - stake) filter (where status <> 'OPEN'), 0)::text as win_loss,
  coalesce(sum(turnover), 0)::text as turnover`;

export interface Sums {
  count: number;
  stake: string;
  payout: string;
  win_loss: string;
  turnover: string;
}

/** Sums as the wire has them. */
export const wireSums = ({ count, stake, payout, win_loss, turnover }: Sums): Value['totals'] => ({
  count,
  stake: formatDecimal(BigInt(stake)),
  payout: formatDecimal(BigInt(payout)),
  winLoss: formatDecimal(BigInt(win_loss)),
  turnover: formatDecimal(BigInt(turnover)),
});

const NOTHING: Sums = { count: 0, stake: '0', payout: '0', win_loss: '0', turnover: '0' };

/** The totals of everything that a query finds. */
export async function betTotals(db: Db, query: BetQuery): Promise<Value['totals']> {
  const [sums = NOTHING] = await rowsOf<Sums>(
    db,
    sql`select ${SUMS} from (${summedBets(query)}) summed`,
  );
  return wireSums(sums);
}

/** A page of a member's bets, and the totals of all that the filter finds. */
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
  const { totals: sums, page } = await sumAndFind(
    db,
    { counts: summedBets(query), sums: SUMS },
    { offset: (pageNo - 1) * pageSize, limit: pageSize },
  );
  const totals = wireSums(sums);
  const rows = await pageOfBets(db, query, page, pageSize);
  return {
    currency: member.currency,
    totals,
    totalCount: totals.count,
    totalPages: Math.ceil(totals.count / pageSize),
    list: rows.map((row) => wireBet(row, resumable)),
  };
}

async function pageOfBets(
  db: Db,
  query: BetQuery,
  page: SlotPage,
  limit: number,
): Promise<BetRow[]> {
  if (page.slots.length === 0) return [];
  const ids = await rowsOf<{ id: number | string }>(
    db,
    // `offset 0` keeps the planner to the index, slot by slot, whatever it believes of the table.
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

/** The bets of a query after one of them, newest first. */
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

/** A bet as the wire has it. */
export const wireBet = (row: BetRow, resumable: (row: BetRow) => ResumableGame): WireBet => ({
  betId: String(row.id),
  roundId: row.roundId,
  gameId: row.gameId,
  gameName: row.gameName,
  gameType: row.category,
  vassalage: row.vendor,
  vendor: row.vendorName,
  betTime: row.placedAt.getTime(),
  settleTime: row.settledAt?.getTime() ?? null,
  stake: formatDecimal(row.stake),
  payout: formatDecimal(row.payout),
  winLoss: formatDecimal(row.status === 'OPEN' ? 0n : row.payout - row.stake),
  turnover: formatDecimal(row.turnover),
  status: row.status,
  settledBy: row.settledBy,
  resume: resumable(row),
});

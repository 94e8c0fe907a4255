import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rowsOf, type Db } from '../db/types';
import {
  quarterHourOf,
  slotTable,
  totalsAndPage,
  type TimeSlotPage,
  type PageWindow,
} from '../db/timeSlotPage';
import { splitAtQuarterHours } from '../time/slots';
import type { AccountRef } from './accounts';
import {
  ledgerAccount,
  ledgerEntry,
  ledgerPosting,
  ledgerSummary,
  type PostingKind,
} from './schema';

/** A line of an account's statement. */
export interface StatementLine {
  entryId: number;
  /** The posting's key, which contains the id of what it paid for. */
  key: string;
  kind: PostingKind;
  /** `pending` holds money, `cancelled` held it and released it; only `done` changed the balance. */
  state: 'pending' | 'done' | 'cancelled';
  reference: string | null;
  details: Record<string, unknown> | null;
  amount: bigint;
  balanceAfter: bigint;
  at: Date;
}

/** Filters of an account's statement. */
export interface StatementFilter {
  account: AccountRef;
  from?: Date;
  /** Exclusive. */
  to?: Date;
  kinds?: readonly PostingKind[];
  direction?: 'in' | 'out';
  /** `none` matches nothing: for states that this ledger doesn't have. */
  status?: StatementLine['state'] | 'none';
}

const SUMS = sql<{
  count: number;
  money_in: string;
  money_out: string;
}>`coalesce(sum(n), 0)::int as count,
  coalesce(sum(moved) filter (where moved > 0), 0)::text as money_in,
  coalesce(sum(moved) filter (where moved < 0), 0)::text as money_out`;

type StatementRequest = StatementFilter & (PageOfStatement | PageWindow);

interface PageOfStatement {
  /** From 1. */
  pageNo: number;
  pageSize: number;
}

export interface Statement {
  lines: StatementLine[];
  totalCount: number;
  /** The sum of completed credits. */
  moneyIn: bigint;
  /** The sum of completed debits: zero or negative. */
  moneyOut: bigint;
}

/** An account's completed and pending movements, newest first. */
export async function statement(db: Db, request: StatementRequest): Promise<Statement> {
  const window = windowOf(request);
  const nothing = { lines: [], totalCount: 0, moneyIn: 0n, moneyOut: 0n };
  const query = await queryOf(db, request);
  if (query === null) return nothing;
  const { totals, page } = await totalsAndPage(
    db,
    { counts: countedEntries(query), sums: SUMS },
    window,
  );
  return {
    lines: page.slots.length === 0 ? [] : await linesOf(db, query, page, window.limit),
    totalCount: totals.count,
    moneyIn: BigInt(totals.money_in),
    moneyOut: BigInt(totals.money_out),
  };
}

const windowOf = (request: PageOfStatement | PageWindow): PageWindow =>
  'limit' in request
    ? request
    : { offset: (request.pageNo - 1) * request.pageSize, limit: request.pageSize };

/** The lines after a given one, newest first. */
export async function statementAfter(
  db: Db,
  filter: StatementFilter,
  { after, limit }: { after: number | null; limit: number },
): Promise<StatementLine[]> {
  const query = await queryOf(db, filter);
  if (query === null) return [];
  return selectLines(db)
    .where(
      and(
        shownEntries(query),
        after === null
          ? undefined
          : sql`(${ledgerEntry.at}, ${ledgerEntry.id}) < (
              select last.at, last.id from ${ledgerEntry} last
              where last.id = ${after} and last.account_id = ${query.accountId})`,
      ),
    )
    .orderBy(desc(ledgerEntry.at), desc(ledgerEntry.id))
    .limit(limit);
}

interface StatementQuery extends Omit<StatementFilter, 'account' | 'from' | 'to' | 'status'> {
  accountId: number;
  from: Date;
  to: Date;
  status?: StatementLine['state'];
}

/** Null if nothing can match. */
async function queryOf(
  db: Db,
  { account, from, to, status, kinds, direction }: StatementFilter,
): Promise<StatementQuery | null> {
  const [row] = await db
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.owner, account.owner),
        eq(ledgerAccount.currency, account.currency),
        eq(ledgerAccount.kind, account.kind),
      ),
    );
  if (row === undefined || status === 'none') return null;
  return {
    ...(kinds && { kinds }),
    ...(direction && { direction }),
    accountId: row.id,
    from: from ?? new Date(0),
    to: to ?? new Date(Date.UTC(9999, 0, 1)),
    ...(status === undefined ? {} : { status }),
  };
}

const ended = alias(ledgerPosting, 'ended');

/** An entry's columns, as a query names them. */
interface EntryColumns {
  readonly pending: SQL;
  readonly amount: SQL;
}

const ENTRY: EntryColumns = {
  pending: sql`${ledgerEntry.pending}`,
  amount: sql`${ledgerEntry.amount}`,
};
const FOUND: EntryColumns = { pending: sql`found.pending`, amount: sql`found.amount` };

const stateOf = ({ pending }: EntryColumns) => sql<StatementLine['state']>`case
  when not ${pending} then 'done'
  when ${ended.phase} = 'void' then 'cancelled'
  else 'pending' end`;

/** Which entries of an account and a time span a statement shows. */
const shownAs = (
  { kinds, direction, status }: StatementQuery,
  columns: EntryColumns,
): SQL | undefined =>
  and(
    // A pending entry that was then posted is represented by the entry that moved the money.
    sql`${ended.phase} is distinct from 'post'`,
    kinds && inArray(ledgerPosting.kind, [...kinds]),
    direction && sql`${columns.amount} ${direction === 'in' ? sql`>` : sql`<`} 0`,
    status && sql`${stateOf(columns)} = ${status}`,
  );

/** Which entries a statement shows. */
const shownEntries = (query: StatementQuery): SQL | undefined =>
  and(
    eq(ledgerEntry.accountId, query.accountId),
    gte(ledgerEntry.at, query.from),
    lt(ledgerEntry.at, query.to),
    shownAs(query, ENTRY),
  );

/**
 * Lines by quarter of an hour. Completed ones come from the summary, and from the entries where the time span
 * starts or ends within a quarter; pending and canceled ones, which are few, come from the entries. Columns:
 * `slot`, `n`, and `moved`, the amount of completed lines.
 */
function countedEntries(query: StatementQuery): SQL {
  const { accountId, kinds, direction, status } = query;
  const { whole, edges } = splitAtQuarterHours(query);
  const parts: SQL[] = [];
  const raw = (condition: SQL | undefined, moved: SQL): SQL =>
    sql`select ${quarterHourOf(sql`${ledgerEntry.at}`)} as slot, 1 as n, ${moved} as moved
      from ${ledgerEntry}
        join ${ledgerPosting} on ${eq(ledgerPosting.id, ledgerEntry.postingId)}
        left join ${ledgerPosting} ended on ${eq(ended.pendingId, ledgerPosting.id)}
      where ${and(shownEntries(query), condition)}`;
  if (status === undefined || status === 'done') {
    parts.push(
      sql`select slot, entries as n, amount as moved from ${ledgerSummary} where ${and(
        eq(ledgerSummary.accountId, accountId),
        gte(ledgerSummary.slot, whole.from),
        lt(ledgerSummary.slot, whole.to),
        kinds && inArray(ledgerSummary.kind, [...kinds]),
        direction && eq(ledgerSummary.isIn, direction === 'in'),
      )}`,
      ...edges
        .filter(({ from, to }) => from < to)
        .map(({ from, to }) =>
          raw(
            and(eq(ledgerEntry.pending, false), gte(ledgerEntry.at, from), lt(ledgerEntry.at, to)),
            sql`${ledgerEntry.amount}`,
          ),
        ),
    );
  }
  if (status !== 'done') parts.push(raw(eq(ledgerEntry.pending, true), sql`0`));
  return sql.join(parts, sql` union all `);
}

const selectLines = (db: Db) =>
  db
    .select({
      entryId: ledgerEntry.id,
      key: ledgerPosting.key,
      kind: ledgerPosting.kind,
      state: stateOf(ENTRY),
      reference: ledgerPosting.reference,
      details: ledgerPosting.details,
      amount: ledgerEntry.amount,
      balanceAfter: ledgerEntry.balanceAfter,
      at: ledgerEntry.at,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .leftJoin(ended, eq(ended.pendingId, ledgerPosting.id))
    .$dynamic();

async function linesOf(
  db: Db,
  query: StatementQuery,
  page: TimeSlotPage,
  limit: number,
): Promise<StatementLine[]> {
  const ids = await rowsOf<{ id: number | string }>(
    db,
    // `offset 0` makes the planner use the indexes, slot by slot, whatever its statistics of the tables.
    sql`select found.id from ${slotTable(page)} cross join lateral (
        select ${ledgerEntry.id}, ${ledgerEntry.at}, ${ledgerEntry.postingId}, ${ledgerEntry.pending}, ${ledgerEntry.amount}
        from ${ledgerEntry} where ${and(
          eq(ledgerEntry.accountId, query.accountId),
          sql`${ledgerEntry.at} >= page.slot and ${ledgerEntry.at} < page.slot + interval '15 minutes'`,
          gte(ledgerEntry.at, query.from),
          lt(ledgerEntry.at, query.to),
        )} offset 0
      ) found cross join lateral (
        select 1 from ${ledgerPosting}
          left join ${ledgerPosting} ended on found.pending and ${eq(ended.pendingId, ledgerPosting.id)}
        where ${ledgerPosting.id} = found.posting_id and ${shownAs(query, FOUND)} offset 0
      ) shown
      order by found.at desc, found.id desc limit ${limit} offset ${page.skip}`,
  );
  if (ids.length === 0) return [];
  return selectLines(db)
    .where(
      inArray(
        ledgerEntry.id,
        ids.map(({ id }) => Number(id)),
      ),
    )
    .orderBy(desc(ledgerEntry.at), desc(ledgerEntry.id));
}

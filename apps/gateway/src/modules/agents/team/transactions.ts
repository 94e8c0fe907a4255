import type { getDownlineTransactions, HandlerValueOf } from '@perya/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/types';
import type { Call } from '../../../kernel/http/serve';
import type { PostingKind } from '../../../kernel/ledger';
import { findMemberByAccount } from '../../identity';
import { wireType } from '../../money';
import { daysFrom, daysOf, timestampInRange, dayInRange, type DayRange, dayOf } from './days';
import { agentOf, descendantOf, downlineNotFound } from './guard';
import { sourcesOf } from './moneySources';

const PAGE_SIZE = 20;

type Value = HandlerValueOf<typeof getDownlineTransactions>;

/** Whose transactions, and of which kinds. */
interface Query {
  agentId: number;
  /** Only set when filtered by one downline. */
  memberId: number | undefined;
  sources: SQL | undefined;
  days: DayRange;
}

/** Returns the transactions on a team's wallets, newest first. */
export async function downlineTransactions({
  input,
  ctx,
}: Call<typeof getDownlineTransactions>): Promise<Value> {
  const agent = agentOf(ctx);
  const { pageNo = 1, pageSize = PAGE_SIZE, type, account } = input;
  const query: Query = {
    agentId: agent.id,
    memberId: account === undefined ? undefined : await memberIdOf(ctx, account),
    sources:
      type === undefined
        ? undefined
        : sql`(${sql.join(
            sourcesOf(type).map((source) => sql`${source}`),
            sql`, `,
          )})`,
    days: daysOf(ctx, input),
  };
  const offset = (pageNo - 1) * pageSize;
  const [found] = await rowsOf<{
    n: number;
    money_in: string;
    money_out: string;
    pages: readonly { day: string; before: number }[] | null;
  }>(
    ctx.db,
    sql`with counted as materialized (${counts(query)}),
      running as (
        select day, n, sum(n) over (order by day desc) as upto
        from (select day, sum(n) as n from counted group by day) days
      )
      select (select coalesce(sum(n), 0)::int from counted) as n,
        (select coalesce(sum(amount) filter (where is_in), 0)::text from counted) as money_in,
        (select coalesce(sum(amount) filter (where not is_in), 0)::text from counted) as money_out,
        (select json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'before', upto - n) order by day desc)
          from running where n > 0 and upto > ${offset} and upto - n < ${offset + pageSize}) as pages`,
  );
  const pages = found?.pages ?? [];
  const totalCount = found?.n ?? 0;
  const [moneyIn, moneyOut] = [BigInt(found?.money_in ?? 0), BigInt(found?.money_out ?? 0)];
  return {
    currency: agent.currency,
    totals: { transactions: totalCount, moneyIn, moneyOut, net: moneyIn + moneyOut },
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: await linesOf(ctx, query, {
      days: pages.map(({ day }) => day),
      skip: offset - (pages[0]?.before ?? offset),
      limit: pageSize,
    }),
  };
}

/** A member outside of the team has no transactions and is treated as not found. */
async function memberIdOf(
  ctx: Call<typeof getDownlineTransactions>['ctx'],
  account: string,
): Promise<number> {
  const member = await findMemberByAccount(ctx.db, account);
  if (member === undefined) throw downlineNotFound();
  return (await descendantOf(ctx, String(member.id))).member.id;
}

/** Number of transactions by day and direction. Columns: `day`, `n`, `is_in`, `amount`. */
const counts = ({ agentId, memberId, sources, days }: Query): SQL => {
  const wanted = sources === undefined ? sql`source is not null` : sql`source in ${sources}`;
  const late = sql`select ${dayOf(sql`slot`, days.timeZone)} as day, n, is_in, amount from team_delta d`;
  if (memberId !== undefined) {
    return sql`
      select day, entries as n, is_in, amount from member_money_day
        where member_id = ${memberId} and ${wanted} and ${dayInRange(sql`day`, days)}
      union all ${late} where member_id = ${memberId} and ${wanted} and ${timestampInRange(sql`slot`, days)}`;
  }
  return sql`
    select day, entries as n, is_in, amount from team_money_day
      where ancestor_id = ${agentId} and ${wanted} and ${dayInRange(sql`day`, days)}
    union all ${late}
      join team_link l on l.descendant_id = d.member_id and l.ancestor_id = ${agentId}
      join member below on below.id = d.member_id
      join member agent on agent.id = l.ancestor_id and agent.currency = below.currency
      where ${wanted} and ${timestampInRange(sql`slot`, days)}`;
};

interface Line {
  entry: string;
  member_id: number;
  account: string;
  depth: number;
  at: string;
  kind: PostingKind;
  amount: string;
  balance_after: string;
  reference: string | null;
  note: string | null;
}

interface PageOfLines {
  /** Days of the page, newest first. */
  days: readonly string[];
  /** Number of transactions of the first day that come before the page. */
  skip: number;
  limit: number;
}

/** Returns the entries of a few days, by index, for the members whose wallets changed on them. */
async function linesOf(
  { db }: Call<typeof getDownlineTransactions>['ctx'],
  { agentId, memberId, sources, days }: Query,
  { days: pages, skip, limit }: PageOfLines,
): Promise<Value['list']> {
  const [newest] = pages;
  const oldest = pages.at(-1);
  if (newest === undefined || oldest === undefined) return [];
  // The days between two days of a page have no matching transactions.
  const span = daysFrom(oldest, newest, days.timeZone);
  const only = memberId === undefined ? sql`` : sql`and member_id = ${memberId}`;
  const rows = await rowsOf<Line>(
    db,
    sql`with moved as (
        select member_id from member_money_day where ${dayInRange(sql`day`, span)} ${only}
        union
        select member_id from team_delta where source is not null and ${timestampInRange(sql`slot`, span)} ${only}
      )
      select e.id::text as entry, m.id as member_id, m.account, l.depth, p.kind, p.reference,
        p.details ->> 'note' as note, e.amount::text as amount, e.balance_after::text as balance_after,
        (extract(epoch from e.at) * 1000)::bigint::text as at
      from moved join team_link l on l.descendant_id = moved.member_id and l.ancestor_id = ${agentId}
        join member m on m.id = l.descendant_id
        join member agent on agent.id = l.ancestor_id and agent.currency = m.currency
        join ledger_account a on a.owner = 'member:' || m.id and a.currency = m.currency and a.kind = 'wallet'
        cross join lateral (
          select * from ledger_entry e
          where e.account_id = a.id and not e.pending and ${timestampInRange(sql`e.at`, span)} offset 0
        ) e
        join ledger_posting p on p.id = e.posting_id
      ${sources === undefined ? sql`` : sql`where team_money_source(p.kind, p.reference, p.details, e.amount) in ${sources}`}
      order by e.at desc, e.id desc limit ${limit} offset ${skip}`,
  );
  return rows.map(describeLine);
}

const describeLine = (line: Line): Value['list'][number] => ({
  memberId: String(line.member_id),
  account: line.account,
  level: line.depth,
  id: line.entry,
  at: Number(line.at),
  type: wireType(line.kind, BigInt(line.amount)),
  status: 'DONE',
  amount: BigInt(line.amount),
  balanceAfter: BigInt(line.balance_after),
  reference: line.reference,
  note: line.note,
});

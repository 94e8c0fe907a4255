import type { getTeamBetting, getUserProfitLoss, HandlerValueOf } from '@perya/api-client';
import { sql, type SQL } from 'drizzle-orm';
import type { Category } from '../../games';
import { rowsOf } from '../../../kernel/db/types';
import type { Call } from '../../../kernel/http/serve';
import { breadcrumbTo, parentOf, type Parent } from './breadcrumb';
import { daysOf, dayInRange, timestampInRange, type DayRange } from './days';
import { textContains } from './textContains';
import {
  branchRows,
  memberRows,
  NO_SUMS,
  readBetTotals,
  readTeamSums,
  TEAM_SUMS,
  teamRows,
  type TeamSumsRow,
} from './sums';

const PAGE_SIZE = 20;

const directed = (column: SQL, isDescending: boolean): SQL =>
  sql`${column} ${sql.raw(isDescending ? 'desc' : 'asc')}`;

const GROUPED = sql`category, bets, stake, payout, turnover, source, amount`;

/**
 * One group for each branch below a member. If that member isn't the caller, their own figures are a group
 * too.
 */
function memberGroups({ id, depth }: Parent, days: DayRange): SQL {
  const branches = sql`select id, false as self, ${GROUPED}
    from (${branchRows(id, days)}) branch`;
  return depth === 0
    ? branches
    : sql`${branches} union all select ${id}::int, true, ${GROUPED} from (${memberRows(id, days)}) own`;
}

/** The columns that describe a row's member. `depth` is the level of the member who was drilled down to. */
const memberColumns = (depth: number): SQL => sql`m.account, m.type,
  (case when self then ${depth}::int else ${depth}::int + 1 end) as level,
  (select count(*)::int from team_link l where l.ancestor_id = page.id) as size`;

interface MemberColumns {
  id: number;
  self: boolean;
  account: string;
  type: number;
  level: number;
  size: number;
}

const describeMember = ({ id, account, type, level, self, size }: MemberColumns) => ({
  memberId: String(id),
  account,
  isAgent: type !== 0,
  level,
  isSelf: self,
  // The branches below the member have their own rows.
  members: self ? 0 : size,
});

/** Totals and a page of groups, read by one statement so that the rows always add up to the totals. */
interface Paged {
  /** Columns `total_count` and `totals`: over all groups. */
  total_count: number;
  totals: TeamSumsRow | null;
}

const SUM_NAMES = [
  'bets',
  'stake',
  'payout',
  'turnover',
  'result',
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'commissions',
  'net',
] as const;

/** Sums over the groups' sums. */
const TOTALS = sql.raw(
  SUM_NAMES.map((name) =>
    name === 'bets'
      ? 'coalesce(sum(bets), 0)::int as bets'
      : `coalesce(sum(${name}::bigint), 0)::text as ${name}`,
  ).join(', '),
);

interface PageOf {
  /** A query with one row per group: its name and {@link TEAM_SUMS}. */
  groups: SQL;
  order: SQL;
  /** Additional columns for the rows of a page. */
  columns?: SQL;
  /** Additional joins for the rows of a page, which is aliased `page`. */
  joins?: SQL;
  pageNo: number;
  pageSize: number;
}

/** One statement for a page and the totals of all groups. The row is null if the page is empty. */
const paged = ({ groups, order, columns, joins, pageNo, pageSize }: PageOf): SQL => sql`
  with grouped as materialized (${groups}),
    page as (select * from grouped order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}),
    shown as (select page.* ${columns === undefined ? sql`` : sql`, ${columns}`} from page ${joins ?? sql``})
  select (select count(*)::int from grouped) as total_count,
    (select row_to_json(totals) from (select ${TOTALS} from grouped) totals) as totals,
    (select json_agg(row_to_json(ordered)) from (select * from shown order by ${order}) ordered) as rows`;

const BETTING_ORDERS = {
  TURNOVER: sql`turnover::bigint`,
  STAKE: sql`stake::bigint`,
  WIN_LOSS: sql`result::bigint`,
  COUNT: sql`bets`,
  NAME: sql`name`,
} as const;

/** Returns a team's bets, by downline with their branch, by day or by category. */
export async function teamBetting({
  input,
  ctx,
}: Call<typeof getTeamBetting>): Promise<HandlerValueOf<typeof getTeamBetting>> {
  const { by = 'MEMBER', order = 'TURNOVER', category } = input;
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const parent = await parentOf(ctx, input.parentId);
  const days = daysOf(ctx, input);
  const isByMember = by === 'MEMBER';
  const only = category === undefined ? sql`category is not null` : sql`category = ${category}`;
  // After drilling down to a member: the member and everyone below.
  const all = sql`select * from (${teamRows(parent.id, days)}) team ${
    parent.depth === 0 ? sql`` : sql`union all select * from (${memberRows(parent.id, days)}) own`
  }`;
  const name = by === 'DAY' ? sql`to_char(day, 'YYYY-MM-DD')` : sql`category`;
  const groups = isByMember
    ? sql`select moved.id, self, named.account as name, ${TEAM_SUMS}
        from (${memberGroups(parent, days)}) moved join member named on named.id = moved.id
        where ${only} group by moved.id, self, named.account having sum(bets) <> 0`
    : sql`select ${name} as name, ${TEAM_SUMS} from (${all}) moved where ${only} group by 1 having sum(bets) <> 0`;
  const { descending = order !== 'NAME' || by === 'DAY' } = input;
  const [found] = await rowsOf<
    Paged & { rows: (TeamSumsRow & MemberColumns & { name: string })[] | null }
  >(
    ctx.db,
    paged({
      groups,
      order: sql`${directed(BETTING_ORDERS[order], descending)}, name`,
      ...(isByMember && {
        columns: memberColumns(parent.depth),
        joins: sql`join member m on m.id = page.id`,
      }),
      pageNo,
      pageSize,
    }),
  );
  const totalCount = found?.total_count ?? 0;
  return {
    currency: parent.currency,
    breadcrumb: await breadcrumbTo(ctx, parent),
    totals: readBetTotals(found?.totals ?? NO_SUMS),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: (found?.rows ?? []).map((row) => ({
      member: isByMember ? describeMember(row) : null,
      day: by === 'DAY' ? row.name : null,
      category: by === 'CATEGORY' ? (row.name as Category) : null,
      ...readBetTotals(row),
    })),
  };
}

const PROFIT_ORDERS = {
  NET: sql`net::bigint`,
  WIN_LOSS: sql`result::bigint`,
  TURNOVER: sql`turnover::bigint`,
  DEPOSIT: sql`deposits::bigint`,
  WITHDRAWAL: sql`withdrawals::bigint`,
  NAME: sql`name`,
} as const;

/** Sorted ascending (greatest loss first) by default; all other columns are sorted descending. */
const USUALLY_UP = new Set(['NET', 'WIN_LOSS', 'NAME']);

/** Members without play and without any change of their wallet have no row. */
const MOVED = sql`sum(bets) <> 0 or count(*) filter (where source in
  ('DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REFERRAL', 'REBATE', 'SALARY', 'DAILY_SALARY', 'HOURLY_SALARY',
   'REAL_TIME_SALARY', 'DIVIDEND', 'AFFILIATE')) > 0`;

/**
 * Returns the profit or loss of downlines with their branches. Members found by a search are shown without
 * their branches.
 */
export async function userProfitLoss({
  input,
  ctx,
}: Call<typeof getUserProfitLoss>): Promise<HandlerValueOf<typeof getUserProfitLoss>> {
  const { order = 'NET', search, pageNo = 1, pageSize = PAGE_SIZE } = input;
  const { descending = !USUALLY_UP.has(order) } = input;
  const parent = await parentOf(ctx, input.parentId);
  const days = daysOf(ctx, input);
  const moved =
    search === undefined ? memberGroups(parent, days) : searchedRows(parent, days, search);
  const [found] = await rowsOf<Paged & { rows: (TeamSumsRow & MemberColumns)[] | null }>(
    ctx.db,
    paged({
      groups: sql`select moved.id, self, named.account as name, ${TEAM_SUMS}
        from (${moved}) moved join member named on named.id = moved.id
        group by moved.id, self, named.account having ${MOVED}`,
      order: sql`${directed(PROFIT_ORDERS[order], descending)}, name`,
      columns:
        search === undefined
          ? memberColumns(parent.depth)
          : sql`m.account, m.type, 0 as size,
              (select ${parent.depth}::int + l.depth from team_link l
                where l.ancestor_id = ${parent.id} and l.descendant_id = page.id) as level`,
      joins: sql`join member m on m.id = page.id`,
      pageNo,
      pageSize,
    }),
  );
  const totalCount = found?.total_count ?? 0;
  return {
    currency: parent.currency,
    breadcrumb: await breadcrumbTo(ctx, parent),
    totals: readTeamSums(found?.totals ?? NO_SUMS),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
    list: (found?.rows ?? []).map((row) => ({ ...describeMember(row), ...readTeamSums(row) })),
  };
}

/** The own figures of everyone below whose account contains the text. */
function searchedRows({ id, currency }: Parent, days: DayRange, search: string): SQL {
  const found = sql`(select m.id from team_link l join member m on m.id = l.descendant_id
    where l.ancestor_id = ${id} and m.currency = ${currency} and ${textContains(sql`m.account`, search)}) found`;
  return sql`
    select id, false as self, bets, stake, payout, turnover, null as source, 0::bigint as amount
      from member_play_day join ${found} on id = member_id where ${dayInRange(sql`day`, days)}
    union all
    select id, false, 0, 0, 0, 0, source, amount
      from member_money_day join ${found} on id = member_id where ${dayInRange(sql`day`, days)}
    union all
    select found.id, false, case when category is null then 0 else n end, stake, payout, turnover, source, amount
      from team_delta join ${found} on found.id = member_id where ${timestampInRange(sql`slot`, days)}`;
}

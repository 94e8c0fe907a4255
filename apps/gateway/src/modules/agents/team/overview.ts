import type {
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
  HandlerValueOf,
} from '@perya/api-client';
import { sql } from 'drizzle-orm';
import type { Category } from '../../games';
import { rowsOf } from '../../../kernel/db/types';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { AGENT_TYPES, type Member } from '../../identity';
import { activeByDay, activeCount, activeTurnover } from './active';
import {
  daysBefore,
  daysOf,
  daysOverlapping,
  timestampInRange,
  eachDay,
  type DayRange,
} from './days';
import { agentOf } from './guard';
import { INCOME } from './income';
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

type Value = HandlerValueOf<typeof getTeamOverview>;

/**
 * Returns the team's figures for a range of time and a comparison range, by default the same number of days
 * before.
 */
export async function overview({ input, ctx }: Call<typeof getTeamOverview>): Promise<Value> {
  const agent = agentOf(ctx);
  const days = daysOf(ctx, input);
  const { compareFrom: from, compareTo: to } = input;
  const compared =
    from === undefined || to === undefined ? daysBefore(days) : daysOverlapping(ctx, { from, to });
  return {
    currency: agent.currency,
    period: await figures(ctx, agent, days),
    comparison: await figures(ctx, agent, compared),
    activeTurnover: activeTurnover(ctx.brand),
  };
}

interface FiguresRow extends TeamSumsRow {
  size: number;
  directs: number;
  agents: number;
  joined: number;
  active: number;
  income: string;
}

const AGENTS = sql.raw(`(${AGENT_TYPES.join(', ')})`);

/** One statement, so that all figures are from the same moment. */
async function figures(
  { db, brand }: CallContext,
  { id }: Member,
  days: DayRange,
): Promise<Value['period']> {
  const [row] = await rowsOf<FiguresRow>(
    db,
    sql`select sums.*, size.*,
        ${activeCount(id, days, activeTurnover(brand))} as active,
        (select coalesce(sum(amount), 0)::text from (${memberRows(id, days)}) mine
          where source in ${INCOME}) as income
      from (select ${TEAM_SUMS} from (${teamRows(id, days)}) team) sums,
        (select count(*)::int as size,
            (count(*) filter (where l.depth = 1))::int as directs,
            (count(*) filter (where m.type in ${AGENTS}))::int as agents,
            (count(*) filter (where ${timestampInRange(sql`m.created_at`, days)}))::int as joined
          from team_link l join member m on m.id = l.descendant_id
          where l.ancestor_id = ${id} and m.created_at < ${days.to.toISOString()}::timestamptz) size`,
  );
  if (row === undefined) throw new Error('The database added nothing up.');
  return {
    from: days.from.getTime(),
    to: days.to.getTime(),
    members: row.size,
    directs: row.directs,
    agents: row.agents,
    newMembers: row.joined,
    activeMembers: row.active,
    income: BigInt(row.income),
    ...readTeamSums(row),
  };
}

interface DayRow extends TeamSumsRow {
  day: string;
  joined: number;
  active: number;
  income: string;
}

/** Returns the team's figures day by day, including days without activity. */
export async function trend({
  input,
  ctx,
}: Call<typeof getTeamTrend>): Promise<HandlerValueOf<typeof getTeamTrend>> {
  const { id, currency } = agentOf(ctx);
  const days = daysOf(ctx, input);
  const rows = await rowsOf<DayRow>(
    ctx.db,
    sql`with moved as (select day, ${TEAM_SUMS} from (${teamRows(id, days)}) team group by day),
      active as (${activeByDay(id, days)}),
      paid as (select day, sum(amount)::text as income from (${memberRows(id, days)}) mine
        where source in ${INCOME} group by day),
      joined as (select (m.created_at at time zone ${days.timeZone})::date as day, count(*)::int as joined
        from team_link l join member m on m.id = l.descendant_id
        where l.ancestor_id = ${id} and ${timestampInRange(sql`m.created_at`, days)} group by 1)
      select to_char(day, 'YYYY-MM-DD') as day, bets, stake, payout, turnover, result, deposits,
        withdrawals, bonuses, rebates, commissions, net,
        coalesce(joined, 0) as joined, coalesce(active, 0) as active, coalesce(income, '0') as income
      from moved full join active using (day) full join paid using (day) full join joined using (day)`,
  );
  const found = new Map(rows.map((row) => [row.day, row]));
  return {
    currency,
    days: eachDay(days).map((day) => {
      const row = found.get(day);
      return {
        day,
        newMembers: row?.joined ?? 0,
        activeMembers: row?.active ?? 0,
        income: BigInt(row?.income ?? 0),
        // A day with registrations may have no play and no money.
        ...readTeamSums(row === undefined || row.net === null ? NO_SUMS : row),
      };
    }),
  };
}

/** Returns the team's play by category. */
export async function byCategory({
  input,
  ctx,
}: Call<typeof getTeamByCategory>): Promise<HandlerValueOf<typeof getTeamByCategory>> {
  const { id, currency } = agentOf(ctx);
  const rows = await rowsOf<TeamSumsRow & { category: Category | null }>(
    ctx.db,
    sql`select category, ${TEAM_SUMS} from (${teamRows(id, daysOf(ctx, input))}) team
      where category is not null group by grouping sets ((category), ())
      order by sum(turnover) desc, category`,
  );
  return {
    currency,
    totals: readBetTotals(rows.find(({ category }) => category === null) ?? NO_SUMS),
    categories: rows.flatMap(({ category, ...sums }) =>
      category === null || sums.bets === 0 ? [] : [{ category, ...readBetTotals(sums) }],
    ),
  };
}

const TOP = 10;

const TOP_ORDERS = {
  TURNOVER: sql`turnover::bigint`,
  DEPOSIT: sql`deposits::bigint`,
  LOSS: sql`-result::bigint`,
} as const;

/** Returns the top direct downlines, each with everyone below. Branches without any activity are left out. */
export async function topDownlines({
  input,
  ctx,
}: Call<typeof getTopDownlines>): Promise<HandlerValueOf<typeof getTopDownlines>> {
  const agent = agentOf(ctx);
  const order = TOP_ORDERS[input.order];
  const rows = await rowsOf<
    TeamSumsRow & { id: number; account: string; type: number; size: number }
  >(
    ctx.db,
    sql`select top.*, m.account, m.type,
        (select count(*)::int + 1 from team_link l where l.ancestor_id = top.id) as size
      from (
        select id, ${TEAM_SUMS} from (${branchRows(agent.id, daysOf(ctx, input))}) branch group by id
      ) top join member m on m.id = top.id
      where ${order} > 0 order by ${order} desc, m.account limit ${input.limit ?? TOP}`,
  );
  return rows.map(({ id, account, type, size, ...sums }) => ({
    memberId: String(id),
    account,
    isAgent: type !== 0,
    members: size,
    currency: agent.currency,
    ...readTeamSums(sums),
  }));
}

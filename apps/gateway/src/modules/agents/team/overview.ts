import type {
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
  WireValueOf,
} from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { sql } from 'drizzle-orm';
import type { Category } from '../../games';
import { rowsOf } from '../../../kernel/db/types';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { AGENT_TYPES, type Member } from '../../identity';
import { activeByDay, activeCount, activeTurnover } from './active';
import { daysBefore, daysOf, daysTouched, during, eachDay, type Days } from './days';
import { agentOf } from './guard';
import { INCOME } from './income';
import {
  branchRows,
  decimalOf,
  memberRows,
  NO_SUMS,
  TEAM_SUMS,
  teamRows,
  wireBetTotals,
  wireTeamSums,
  type TeamSumsRow,
} from './sums';

type Value = WireValueOf<typeof getTeamOverview>;

/** The team in a time and in another, by default as many days before it. */
export async function overview({ input, ctx }: Call<typeof getTeamOverview>): Promise<Value> {
  const agent = agentOf(ctx);
  const days = daysOf(ctx, input);
  const { compareFrom: from, compareTo: to } = input;
  const compared =
    from === undefined || to === undefined ? daysBefore(days) : daysTouched(ctx, { from, to });
  return {
    currency: agent.currency,
    period: await figures(ctx, agent, days),
    comparison: await figures(ctx, agent, compared),
    activeTurnover: formatDecimal(activeTurnover(ctx.brand)),
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

/** One statement, so that all of it is of one moment. */
async function figures(
  { db, brand }: CallContext,
  { id }: Member,
  days: Days,
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
            (count(*) filter (where ${during(sql`m.created_at`, days)}))::int as joined
          from team_link l join member m on m.id = l.descendant_id
          where l.ancestor_id = ${id} and m.created_at < ${days.to.toISOString()}::timestamptz) size`,
  );
  if (row === undefined) throw new Error('The database added nothing up.');
  return {
    from: days.from.getTime(),
    to: days.to.getTime(),
    teamSize: row.size,
    directCount: row.directs,
    agentCount: row.agents,
    newCount: row.joined,
    activeCount: row.active,
    income: decimalOf(row.income),
    sums: wireTeamSums(row),
  };
}

interface DayRow extends TeamSumsRow {
  day: string;
  joined: number;
  active: number;
  income: string;
}

/** The team day by day, those without anything too. */
export async function trend({
  input,
  ctx,
}: Call<typeof getTeamTrend>): Promise<WireValueOf<typeof getTeamTrend>> {
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
        where l.ancestor_id = ${id} and ${during(sql`m.created_at`, days)} group by 1)
      select to_char(day, 'YYYY-MM-DD') as day, moved.count, stake, payout, turnover, win_loss, deposit,
        withdrawal, bonus, rebate, commission, net,
        coalesce(joined, 0) as joined, coalesce(active, 0) as active, coalesce(income, '0') as income
      from moved full join active using (day) full join paid using (day) full join joined using (day)`,
  );
  const found = new Map(rows.map((row) => [row.day, row]));
  return {
    currency,
    list: eachDay(days).map((day) => {
      const row = found.get(day);
      return {
        day,
        newCount: row?.joined ?? 0,
        activeCount: row?.active ?? 0,
        income: decimalOf(row?.income ?? '0'),
        // A day on which somebody joined may have moved nothing.
        sums: wireTeamSums(row === undefined || row.net === null ? NO_SUMS : row),
      };
    }),
  };
}

/** What the team played, by kind of game. */
export async function byCategory({
  input,
  ctx,
}: Call<typeof getTeamByCategory>): Promise<WireValueOf<typeof getTeamByCategory>> {
  const { id, currency } = agentOf(ctx);
  const rows = await rowsOf<TeamSumsRow & { category: Category | null }>(
    ctx.db,
    sql`select category, ${TEAM_SUMS} from (${teamRows(id, daysOf(ctx, input))}) team
      where category is not null group by grouping sets ((category), ())
      order by sum(turnover) desc, category`,
  );
  return {
    currency,
    totals: wireBetTotals(rows.find(({ category }) => category === null) ?? NO_SUMS),
    list: rows.flatMap(({ category, ...sums }) =>
      category === null || sums.count === 0
        ? []
        : [{ gameType: category, totals: wireBetTotals(sums) }],
    ),
  };
}

const TOP = 10;

const TOP_ORDERS = {
  TURNOVER: sql`turnover::bigint`,
  DEPOSIT: sql`deposit::bigint`,
  LOSS: sql`-win_loss::bigint`,
} as const;

/** The direct downlines that stand out, each with all below him; who did nothing of it does not. */
export async function topDownlines({
  input,
  ctx,
}: Call<typeof getTopDownlines>): Promise<WireValueOf<typeof getTopDownlines>> {
  const agent = agentOf(ctx);
  const order = TOP_ORDERS[input.sort];
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
  return {
    currency: agent.currency,
    list: rows.map(({ id, account, type, size, ...sums }) => ({
      memberId: String(id),
      account,
      isAgent: type !== 0,
      teamSize: size,
      sums: wireTeamSums(sums),
    })),
  };
}

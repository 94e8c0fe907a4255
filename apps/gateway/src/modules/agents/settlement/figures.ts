import type { Figures } from '@perya/rules/agents';
import type { CalendarSpan } from '@perya/rules/time';
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { MEMBER_TYPES } from '../../identity';

/** What one direct downline's branch, including the downline's own play, contributed to an agent's figures. */
export interface LineFigures extends Figures {
  readonly via: number;
}

/** Lines by agent id. */
export type TeamFigures = ReadonlyMap<number, readonly LineFigures[]>;

interface Asked {
  /** Consecutive periods without gaps. */
  spans: readonly CalendarSpan[];
  agents: readonly number[];
  currency: string;
  /** The minimum turnover of an active member, in minor units. */
  activeTurnover: bigint;
}

/**
 * Computes the figures of agents' teams for each of some periods, by direct line, from the bets themselves.
 * Counts bets that were settled in the period, except void ones and those of trial accounts. A team is
 * everyone below the agent. Reads only members who played and, from each of them, the path up.
 */
export async function teamFigures(
  db: Db,
  { spans, agents, currency, activeTurnover }: Asked,
): Promise<TeamFigures[]> {
  const first = spans[0];
  const last = spans.at(-1);
  const teams = spans.map(() => new Map<number, LineFigures[]>());
  if (first === undefined || last === undefined || agents.length === 0) return teams;
  const starts = list(spans.map(({ from }) => sql`${instant(from)}`));
  const rows = await rowsOf<Found>(
    db,
    sql`
    with played as (
      select b.member_id, width_bucket(b.settled_at, array[${starts}]) - 1 as span,
        sum(b.turnover) as turnover, sum(b.stake - b.payout) as loss
      from bet b join member m on m.id = b.member_id
      where b.settled_at >= ${instant(first.from)} and b.settled_at < ${instant(last.to)}
        and b.status <> 'VOID' and b.currency = ${currency} and m.type <> ${MEMBER_TYPES.trial}
      group by 1, 2
    )
    select p.span, l.ancestor_id as agent, v.ancestor_id as via,
      sum(p.turnover)::text as turnover, sum(p.loss)::text as loss,
      (count(*) filter (where p.turnover >= ${String(activeTurnover)}::bigint))::integer as active
    from played p
    join team_link l on l.descendant_id = p.member_id
    join lateral (
      select p.member_id as ancestor_id where l.depth = 1
      union all
      select ancestor_id from team_link where descendant_id = p.member_id and depth = l.depth - 1
    ) v on true
    where l.ancestor_id in (${list(agents.map((id) => sql`${id}`))})
    group by 1, 2, 3`,
  );
  for (const { span, agent, via, turnover, loss, active } of rows) {
    const team = teams[span];
    if (team === undefined) continue;
    const line = {
      via,
      turnover: BigInt(turnover),
      loss: BigInt(loss),
      activeMembers: active,
    };
    team.set(agent, [...(team.get(agent) ?? []), line]);
  }
  return teams;
}

interface Found {
  span: number;
  agent: number;
  via: number;
  turnover: string;
  loss: string;
  active: number;
}

const list = (parts: Parameters<typeof sql.join>[0]) => sql.join(parts, sql`, `);

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** Adds up lines to the figures of the whole team. */
export const sumOf = (lines: readonly Figures[]): Figures =>
  lines.reduce<Figures>(
    (sum, { turnover, loss, activeMembers }) => ({
      turnover: sum.turnover + turnover,
      loss: sum.loss + loss,
      activeMembers: sum.activeMembers + activeMembers,
    }),
    { turnover: 0n, loss: 0n, activeMembers: 0 },
  );

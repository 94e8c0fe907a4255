import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { agentOf, descendantOf } from './guard';
import { teamLink } from './schema';

/** The member whose downlines are shown. */
export interface Parent {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
  /** 0: the caller. */
  readonly depth: number;
}

/** Returns the caller or a member of their team. */
export async function parentOf(
  ctx: Pick<CallContext, 'me' | 'db'>,
  id: string | undefined,
): Promise<Parent> {
  const agent = agentOf(ctx);
  const found =
    id === undefined || id === String(agent.id)
      ? { member: agent, depth: 0 }
      : await descendantOf(ctx, id);
  const { account, currency } = found.member;
  return { id: found.member.id, account, currency, depth: found.depth };
}

const down = alias(teamLink, 'down');

/** Returns the path from the caller to a team member, both included. */
export async function breadcrumbTo(
  ctx: Pick<CallContext, 'me' | 'db'>,
  parent: Parent,
): Promise<{ memberId: string; account: string }[]> {
  const agent = agentOf(ctx);
  const ends = [agent, ...(parent.depth === 0 ? [] : [parent])];
  const between =
    parent.depth < 2
      ? []
      : await ctx.db
          .select({ id: member.id, account: member.account })
          .from(teamLink)
          .innerJoin(
            down,
            and(eq(down.ancestorId, teamLink.descendantId), eq(down.descendantId, parent.id)),
          )
          .innerJoin(member, eq(member.id, teamLink.descendantId))
          .where(eq(teamLink.ancestorId, agent.id))
          .orderBy(desc(sql`${down.depth}`));
  return [agent, ...between, ...ends.slice(1)].map(({ id, account }) => ({
    memberId: String(id),
    account,
  }));
}

import { eq, and } from 'drizzle-orm';
import { needsTrueAccount, Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isAgent, isTrial, type Member, member } from '../../identity';
import { teamLink } from './schema';

/**
 * The agent who calls. Every call of an agent begins here: without a session it is 401, for a trial account
 * or a member 403.
 */
export function agentOf(ctx: Pick<CallContext, 'me'>): Member {
  const caller = ctx.me();
  if (isTrial(caller)) throw needsTrueAccount();
  if (!isAgent(caller)) throw new Rejection(403, 'AGENTS_ONLY', 'agents_only');
  return caller;
}

/** Somebody in an agent's team. */
export interface Descendant {
  readonly member: Member;
  /** 1 is direct. */
  readonly depth: number;
}

/**
 * Somebody of the caller's team by the id that the wire has. Who is not in it does not exist: 404, be it
 * somebody else's downline, the caller himself or nobody at all.
 */
export async function descendantOf(
  ctx: Pick<CallContext, 'me' | 'db'>,
  id: string,
): Promise<Descendant> {
  const agent = agentOf(ctx);
  const memberId = readId(id);
  const [row] =
    memberId === undefined
      ? []
      : await ctx.db
          .select({ member, depth: teamLink.depth })
          .from(teamLink)
          .innerJoin(member, eq(member.id, teamLink.descendantId))
          .where(and(eq(teamLink.ancestorId, agent.id), eq(teamLink.descendantId, memberId)));
  if (row === undefined) throw downlineNotFound();
  return row;
}

/** Somebody directly below the caller; who is further down is another's to deal with: 403. */
export async function directDownlineOf(
  ctx: Pick<CallContext, 'me' | 'db'>,
  id: string,
): Promise<Member> {
  const { member: downline, depth } = await descendantOf(ctx, id);
  if (depth !== 1) throw new Rejection(403, 'NOT_DIRECT', 'downline_not_direct');
  return downline;
}

/** Nobody whom the caller knows. */
export const downlineNotFound = () =>
  new Rejection(404, 'DOWNLINE_NOT_FOUND', 'downline_not_found');

const MAX_ID = 2_147_483_647;

/** A row's id as the wire has it; undefined where no row can have it. */
export function readId(id: string): number | undefined {
  if (!/^\d{1,10}$/.test(id)) return undefined;
  const read = Number(id);
  return read <= MAX_ID ? read : undefined;
}

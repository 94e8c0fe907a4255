import { eq, and } from 'drizzle-orm';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isAgent, isTrial, type Member, member } from '../../identity';
import { teamLink } from './schema';

/**
 * Returns the calling agent. Every agent call starts with it: 401 without a session, 403 for a trial account
 * or a member who isn't an agent.
 */
export function agentOf(ctx: Pick<CallContext, 'me'>): Member {
  const caller = ctx.me();
  if (isTrial(caller)) throw trueAccountNeeded();
  if (!isAgent(caller)) throw new Rejection(403, 'AGENTS_ONLY', 'agents_only');
  return caller;
}

/** A member of an agent's team. */
export interface Descendant {
  readonly member: Member;
  /** 1 is direct. */
  readonly depth: number;
}

/**
 * Finds a member of the caller's team by their wire id. Anyone else is a 404: another team's downline, the
 * caller, or an id that doesn't exist.
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

/**
 * Finds a direct downline of the caller. A downline further below is 403, because another agent manages them.
 */
export async function directDownlineOf(
  ctx: Pick<CallContext, 'me' | 'db'>,
  id: string,
): Promise<Member> {
  const { member: downline, depth } = await descendantOf(ctx, id);
  if (depth !== 1) throw new Rejection(403, 'NOT_DIRECT', 'downline_not_direct');
  return downline;
}

/** The member isn't in the caller's team. */
export const downlineNotFound = () =>
  new Rejection(404, 'DOWNLINE_NOT_FOUND', 'downline_not_found');

const MAX_ID = 2_147_483_647;

/** Parses a row id from the wire. Undefined if it can't be a valid id. */
export function readId(id: string): number | undefined {
  if (!/^\d{1,10}$/.test(id)) return undefined;
  const read = Number(id);
  return read <= MAX_ID ? read : undefined;
}

import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { member } from '../../identity';
import { agentContract } from './schema';

/**
 * Whether others depend on a member's account: downlines, or contracts that are offered, active or still to be
 * settled.
 */
export async function hasAgentDuties(db: Db, memberId: number, now: Date): Promise<boolean> {
  if ((await db.$count(member, eq(member.uplineId, memberId))) > 0) return true;
  const contracts = await db.$count(
    agentContract,
    and(
      or(eq(agentContract.uplineId, memberId), eq(agentContract.downlineId, memberId)),
      or(inArray(agentContract.status, ['offered', 'active']), gt(agentContract.paysTo, now)),
    ),
  );
  return contracts > 0;
}

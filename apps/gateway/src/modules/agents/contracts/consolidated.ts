import type { getConsolidatedInfo, WireValueOf } from '@perya/api-client';
import type { ContractKind } from '@perya/rules/agents';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { agentOf } from '../team/guard';
import { agentContract } from './schema';

type Requirement = 'ACTIVE' | 'OFFERED' | 'ENDED';

const REQUIREMENTS = {
  active: 'ACTIVE',
  offered: 'OFFERED',
  terminated: 'ENDED',
} as const;

/** The first requirement that is met is returned. */
const ORDER: readonly Requirement[] = ['ACTIVE', 'OFFERED', 'ENDED'];

/**
 * Returns which kinds of contract concern an agent (§3, §7): through their own contract, or through one that
 * they gave, which requires having had one.
 */
export async function consolidatedInfo(
  ctx: CallContext,
): Promise<WireValueOf<typeof getConsolidatedInfo>> {
  const { id } = agentOf(ctx);
  const rows = await ctx.db
    .selectDistinct({ kind: agentContract.kind, status: agentContract.status })
    .from(agentContract)
    .where(
      and(
        or(eq(agentContract.downlineId, id), eq(agentContract.uplineId, id)),
        inArray(agentContract.status, ['active', 'offered', 'terminated']),
      ),
    );
  const requirement = (kind: ContractKind): Requirement | null => {
    if (!ctx.brand.contracts.kinds[kind]) return null;
    const found = new Set(
      rows
        .filter((row) => row.kind === kind)
        .map(({ status }) => REQUIREMENTS[status as keyof typeof REQUIREMENTS]),
    );
    return ORDER.find((each) => found.has(each)) ?? null;
  };
  return {
    dividendTypeRequirement: requirement('dividend'),
    dailySalaryRequirementType: requirement('daily'),
    contractHourlySalaryRequirement: requirement('hourly'),
    realTimeSalaryRequirementType: requirement('realTime'),
  };
}

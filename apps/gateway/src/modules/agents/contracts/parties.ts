import type { ContractKind } from '@perya/rules/agents';
import { and, eq } from 'drizzle-orm';
import { notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { isAgent, type Member } from '../../identity';
import { directDownlineOf, readId } from '../team/guard';
import { unknownContract } from './rejections';
import { agentContract, type ContractRow } from './schema';

/** Rejects a kind that the brand has switched off. */
export function assertKindOn({ brand }: CallContext, kind: ContractKind): void {
  if (!brand.contracts.kinds[kind]) throw notEnabled();
}

/** Returns the direct downline that a contract can be offered to. */
export async function contractDownline(ctx: CallContext, id: string): Promise<Member> {
  const downline = await directDownlineOf(ctx, id);
  if (!isAgent(downline)) {
    throw new Rejection(422, 'CONTRACT_NEEDS_AGENT', 'contract_needs_agent');
  }
  return downline;
}

/** Returns a contract that the caller is a party of. A contract of another kind is treated as not found. */
export async function ownContract(
  ctx: CallContext,
  contractId: string,
  kind?: ContractKind,
): Promise<ContractRow> {
  const wanted = readId(contractId);
  if (wanted === undefined) throw unknownContract();
  const id = eq(agentContract.id, wanted);
  const [row] = await ctx.db
    .select()
    .from(agentContract)
    .where(kind === undefined ? id : and(id, eq(agentContract.kind, kind)));
  const me = ctx.me().id;
  if (row === undefined || (row.uplineId !== me && row.downlineId !== me)) throw unknownContract();
  return row;
}

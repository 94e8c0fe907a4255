import { eq, sql } from 'drizzle-orm';
import { allBut, type OwnData } from '../../../kernel/own-data/section';
import { agentContract, contractEvent } from './schema';

const ofContract = (memberId: number) =>
  sql`(${agentContract.downlineId} = ${memberId} or ${agentContract.uplineId} = ${memberId})`;

/** Contracts in which the member is a party, and their steps. */
export const contractData: OwnData = {
  sections: [
    {
      name: 'agent-contracts',
      chapter: 'agents',
      table: agentContract,
      of: ofContract,
      keys: [agentContract.id],
      fields: allBut(agentContract),
    },
    {
      name: 'agent-contract-steps',
      chapter: 'agents',
      table: contractEvent,
      joins: [{ table: agentContract, on: eq(agentContract.id, contractEvent.contractId) }],
      of: ofContract,
      keys: [contractEvent.id],
      fields: allBut(contractEvent, 'id'),
    },
  ],
};

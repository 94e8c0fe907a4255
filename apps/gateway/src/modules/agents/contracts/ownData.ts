import { eq, sql } from 'drizzle-orm';
import { allBut, KEPT_RECORD, type OwnData } from '../../../kernel/own-data/section';
import { agentContract, contractEvent } from './schema';

const ofContract = (memberId: number) =>
  sql`(${agentContract.downlineId} = ${memberId} or ${agentContract.uplineId} = ${memberId})`;

/** Contracts in which the member is a party, and their steps. */
export const contractData: OwnData = {
  sections: [
    {
      name: 'agent-contracts',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: agentContract,
      of: ofContract,
      keys: [agentContract.id],
      fields: allBut(agentContract),
    },
    {
      name: 'agent-contract-steps',
      chapter: 'agents',
      erasure: KEPT_RECORD,
      table: contractEvent,
      joins: [{ table: agentContract, on: eq(agentContract.id, contractEvent.contractId) }],
      of: ofContract,
      keys: [contractEvent.id],
      fields: allBut(contractEvent, 'id'),
    },
  ],
};

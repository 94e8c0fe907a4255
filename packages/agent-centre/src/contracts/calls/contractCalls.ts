import {
  getConsolidatedInfo,
  getContractHistory,
  getContracts,
  getContractTerms,
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
  type Contract,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { ContractKind } from '@perya/rules/agents';

const LIVE = ['offered', 'active'] as const;

/** The endpoint that answers an offer of a kind or ends a contract. */
export const PROCESS_CALLS = {
  dividend: processDividendContract,
  daily: processDailySalaryContract,
  hourly: processHourlySalaryContract,
  realTime: processRealTimeSalaryContract,
} as const satisfies Record<ContractKind, unknown>;

/** The queries that are invalidated after a change of any contract. */
export const CONTRACT_READS = [
  getContracts,
  getContractTerms,
  getContractHistory,
  getConsolidatedInfo,
] as const;

/** The agent's own contract of a kind with the upline, and the pending offer. */
export function useMyContracts(kind: ContractKind) {
  const query = useApiQuery(getContracts, { kind, role: 'mine', statuses: LIVE }, { staleTime: 0 });
  const find = (status: Contract['status']) =>
    query.data?.items.find((contract) => contract.status === status) ?? null;
  return { query, active: find('active'), offer: find('offered') };
}

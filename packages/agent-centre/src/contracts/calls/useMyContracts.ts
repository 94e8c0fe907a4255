import { getContracts, type Contract } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { ContractKind } from '@perya/rules/agents';

const LIVE = ['offered', 'active'] as const;

/** One's own contract of a kind with the upline, and the offer that waits for an answer. */
export function useMyContracts(kind: ContractKind) {
  const query = useApiQuery(getContracts, { kind, role: 'mine', statuses: LIVE }, { staleTime: 0 });
  const find = (status: Contract['status']) =>
    query.data?.items.find((contract) => contract.status === status) ?? null;
  return { query, active: find('active'), offer: find('offered') };
}

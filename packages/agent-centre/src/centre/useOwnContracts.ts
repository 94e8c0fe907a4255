import { getConsolidatedInfo } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useSessionToken } from '@perya/session';
import { setContractFlags, useContractFlags, type ContractFlags } from '@perya/session/contracts';
import { useEffect } from 'react';

export interface OwnContracts {
  /** The session's flags at first, then the platform's response. */
  flags: ContractFlags;
  /** The state of the query. */
  query: {
    data: ContractFlags | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch(): unknown;
  };
}

/** The kinds of contract that apply to the agent. Refetched when the centre opens. */
export function useOwnContracts(isOpen: boolean): OwnContracts {
  const flags = useContractFlags();
  const token = useSessionToken();
  const query = useApiQuery(getConsolidatedInfo, {}, { enabled: isOpen, staleTime: 0 });
  const { data } = query;
  useEffect(() => {
    if (data) setContractFlags(data, token);
  }, [data, token]);
  return { flags, query };
}

import { CONTRACT_PERIODS, type ContractKind, type ContractPeriod } from '@perya/rules/agents';

import { useReportAddress } from '../address/useReportAddress';

/** The contract period in the URL that daily wages are filtered by; undefined for all. */
export function useContractPeriodFilter(kind: ContractKind): ContractPeriod | undefined {
  const chosen = useReportAddress().read('teamPeriod');
  return kind === 'daily' ? CONTRACT_PERIODS.find((each) => each === chosen) : undefined;
}

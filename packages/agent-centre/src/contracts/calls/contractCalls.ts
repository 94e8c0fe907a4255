import {
  getConsolidatedInfo,
  getContractHistory,
  getContracts,
  getContractTerms,
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  processRealTimeSalaryContract,
} from '@perya/api-client';
import type { ContractKind } from '@perya/rules/agents';

/** The call that answers an offer of a kind, or ends a contract. */
export const PROCESS_CALLS = {
  dividend: processDividendContract,
  daily: processDailySalaryContract,
  hourly: processHourlySalaryContract,
  realTime: processRealTimeSalaryContract,
} as const satisfies Record<ContractKind, unknown>;

/** What is read again after a step of any contract. */
export const CONTRACT_READS = [
  getContracts,
  getContractTerms,
  getContractHistory,
  getConsolidatedInfo,
] as const;

import type { ContractKind } from '@perya/rules/agents';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { nothing } from '../core/schemas';

/**
 * The kinds of contract that concern an agent: the brand has the kind switched on, and the agent has or had
 * such a contract or has an offer to answer. Determines which record pages are shown.
 */
export type ConsolidatedInfo = Readonly<Record<ContractKind, boolean>>;

/** `ACTIVE`: a contract is in force; `OFFERED`: an offer is pending; `ENDED`: only past contracts. */
/* @__NO_SIDE_EFFECTS__ */
const requirement = () => v.nullish(v.picklist(['ACTIVE', 'OFFERED', 'ENDED']));

export const getConsolidatedInfo = /* @__PURE__ */ endpoint({
  id: 'getConsolidatedInfo',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  auth: 'token',
  request: nothing(),
  value: v.object({
    dailySalaryRequirementType: requirement(),
    dividendTypeRequirement: requirement(),
    contractHourlySalaryRequirement: requirement(),
    realTimeSalaryRequirementType: requirement(),
  }),
  // Absent or null is false; which of the values it is doesn't matter.
  decode: (wire): ConsolidatedInfo => ({
    dividend: Boolean(wire.dividendTypeRequirement),
    daily: Boolean(wire.dailySalaryRequirementType),
    hourly: Boolean(wire.contractHourlySalaryRequirement),
    realTime: Boolean(wire.realTimeSalaryRequirementType),
  }),
  summary: 'Returns which kinds of salary and dividend contract concern the agent.',
  spec: '§7 Wallet and member, §3 Consolidated contract info; field names (derived from its terms) and values defined here.',
});

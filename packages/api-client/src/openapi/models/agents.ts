import {
  contractSchema,
  kindSchema,
  partySchema,
  periodSchema,
  reasonSchema,
  roleSchema,
  statusSchema,
  termsSchema,
} from '../../agent/contractWire';
import { rebateRatesSchema, teamSumsSchema } from '../../agent/figures';
import { contract } from '../../contract';
import type { Models } from './models';

/** Teams, contracts and income of agents. */
export const AGENT_MODELS: Models = {
  Contract: {
    schema: contractSchema(),
    description: 'A contract between an agent and the upline.',
  },
  ContractKind: { schema: kindSchema(), description: 'What a contract pays.' },
  ContractPeriod: { schema: periodSchema(), description: 'How often a contract pays.' },
  ContractStatus: { schema: statusSchema(), description: 'The state of a contract.' },
  ContractParty: { schema: partySchema(), description: 'Who has ended a contract.' },
  ContractEndReason: { schema: reasonSchema(), description: 'Why a contract has ended.' },
  ContractRole: { schema: roleSchema(), description: 'Which side of a contract the agent is on.' },
  ContractTerms: { schema: termsSchema(), description: 'The terms of a contract.' },
  ContractTier: {
    schema: termsSchema().entries.tiers.item,
    description: 'A tier of a contract: the rate from a turnover, loss or number of members on.',
  },
  ContractAnswer: {
    schema: contract.processDividendContract.request,
    description: 'The answer to an offered contract.',
  },
  ContractDecision: {
    schema: contract.processDividendContract.request.entries.answer,
    description: 'An answer to a contract.',
  },
  ContractOutcome: {
    schema: contract.processDividendContract.value,
    description: 'A contract after an answer.',
  },
  ContractRequirement: {
    schema: contract.getConsolidatedInfo.value.entries.dividendTypeRequirement.wrapped,
    description: "The state of an agent's contracts of a kind.",
  },
  MemberReference: {
    schema: contractSchema().entries.downline,
    description: 'A member by id and account.',
  },
  TeamMember: { schema: contract.createDownline.value, description: 'A member of a team.' },
  Downline: {
    schema: contract.getDownline.value.entries.downline,
    description: 'A downline of the agent.',
  },
  DownlineKind: {
    schema: contract.createDownline.request.entries.kind,
    description: 'Whether a downline can have downlines.',
  },
  DownlineStatus: {
    schema: contract.getDownline.value.entries.downline.entries.status,
    description: 'How active a downline is.',
  },
  DownlineLink: {
    schema: contract.saveDownlineLink.value,
    description: 'A link to register a downline with.',
  },
  DownlineLinkStatus: {
    schema: contract.saveDownlineLink.value.entries.status,
    description: 'The state of a registration link.',
  },
  RebateRate: {
    schema: rebateRatesSchema().item,
    description: 'The rebate of a downline in a category of games.',
  },
  TeamSums: { schema: teamSumsSchema(), description: 'The sums of a team.' },
  TeamOverview: {
    schema: contract.getTeamOverview.value.entries.period,
    description: 'The figures of a team in a period.',
  },
  Settlement: {
    schema: contract.getSettlementDetail.value.entries.settlement,
    description: 'What a contract has paid for a period.',
  },
  IncomeAmounts: {
    schema: contract.getMyIncome.value.entries.totals.entries.amounts,
    description: 'The income of an agent by source.',
  },
  AffiliateTotals: {
    schema: contract.getAffiliateFunnel.value.entries.totals,
    description: 'What the codes of an agent have brought.',
  },
  ReferralMeasure: {
    schema: contract.getReferral.value.entries.rule.entries.measure,
    description: 'What a referred friend has to do.',
  },
};

// The module's public interface: agents' teams and their contracts.
export { DEFAULT_CONTRACTS } from './contracts/brandContracts';
export { DEFAULT_AFFILIATE, DEFAULT_AGENTS } from './team/brandAgents';
export { hasAgentDuties } from './contracts/duties';
export { checkTeamDays } from './team/checkTeamDays';
export { findAffiliate, makeAffiliateCode, normaliseCode, type Affiliate } from './team/codes';
export { foldTeamDays } from './team/fold';
export { joinTeam, wrongAffiliateCode } from './team/joining';
export { ratesOf } from './team/rates';
export { seedLargeTeam } from './team/seedLargeTeam';
export { seedYear } from './team/seedYear';

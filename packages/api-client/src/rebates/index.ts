export {
  claimRebate,
  getRebates,
  listRebateClaims,
  type ClaimedRebate,
  type ClaimRebateInput,
  type Rebate,
  type RebateClaim,
  type RebateSummary,
} from './rebates';

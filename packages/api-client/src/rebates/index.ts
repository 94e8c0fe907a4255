export {
  claimRebate,
  getRebates,
  listRebateClaims,
  type Rebate,
  type RebateClaim,
  type RebateSummary,
} from './rebates';

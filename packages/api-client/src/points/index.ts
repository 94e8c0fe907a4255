export { getPointBalance, getPointConfig, type PointConfig } from './balance';
export {
  convertPoints,
  redeemPointReward,
  type ConvertPointsInput,
  type RedeemInput,
} from './redeem';
export {
  listRedemptions,
  revealVoucher,
  type Delivery,
  type Redemption,
  type RedemptionEvent,
  type RedemptionsFilter,
  type RedemptionStatus,
  type RedemptionStep,
  type RevealedVoucher,
} from './redemptions';
export type { PointReward, RewardCash, RewardKind, RewardSpins } from './rewardWire';
export {
  getPointRewardDetail,
  listPointRewards,
  REWARD_SORTS,
  type PointRewardDetail,
  type PointRewardsFilter,
  type RewardBlock,
  type RewardSort,
} from './rewards';
export {
  listPointTransactions,
  POINT_SOURCES,
  POINT_TRANSACTION_TYPES,
  type PointSource,
  type PointTransaction,
  type PointTransactions,
  type PointTransactionsFilter,
  type PointTransactionType,
} from './transactions';

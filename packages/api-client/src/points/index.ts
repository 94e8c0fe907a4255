export { getPointBalance, getPointConfig, type PointConfig } from './balance';
export { convertPoints, redeemPointReward, type RedeemInput } from './redeem';
export {
  listRedemptions,
  revealVoucher,
  type Delivery,
  type Redemption,
  type RedemptionEvent,
  type RedemptionStatus,
  type RedemptionStep,
} from './redemptions';
export type { PointReward, RewardKind } from './reward';
export {
  getPointRewardDetail,
  listPointRewards,
  REWARD_SORTS,
  type PointRewardDetail,
  type PointRewardsFilter,
  type RewardSort,
} from './rewards';
export {
  listPointTransactions,
  POINT_SOURCES,
  POINT_TRANSACTION_TYPES,
  type PointSource,
  type PointTransaction,
  type PointTransactionType,
} from './transactions';

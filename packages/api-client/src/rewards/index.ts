export {
  claimReward,
  listRewards,
  type ClaimedReward,
  type MemberReward,
  type MemberRewardKind,
} from './rewards';

export {
  claimReward,
  listRewards,
  MEMBER_REWARD_KINDS,
  MEMBER_REWARD_STATES,
  type ClaimedReward,
  type MemberReward,
  type MemberRewardKind,
  type MemberRewards,
  type MemberRewardsFilter,
} from './rewards';

export {
  claimReferralRewards,
  getReferral,
  listReferredFriends,
  type ClaimedReferral,
  type ReferralMeasure,
  type ReferralSummary,
  type ReferralTier,
  type ReferredFriend,
  type ReferredFriendState,
} from './referrals';

export {
  claimReferralRewards,
  getReferral,
  listReferredFriends,
  type ReferralSummary,
  type ReferredFriend,
  type ReferredFriendState,
} from './referrals';

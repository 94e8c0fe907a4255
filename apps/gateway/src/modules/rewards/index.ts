// What the rest of the gateway uses of the rewards module.
export { DEFAULT_ACTIVITIES } from './activities/brandActivities';
export { tournamentScene } from './activities/tournaments/series';
export { CLUB_LEVELS } from './club/levels';
export { DEFAULT_REWARDS } from './gifts/brandRewards';
export { rewardScene } from './points/demo';
export { PROMOTIONS, promotionScene } from './promotions/promotions';
export { promotionsNow } from './promotions/running';
export { promotionApplication } from './promotions/schema';
export { depositPromotion, depositPromotions, payWithDeposit } from './promotions/withDeposit';
export { DEFAULT_REBATE } from './rebates/brandRebate';
export { DEFAULT_REFERRAL } from './referrals/brandReferral';
export { ownerOfCode } from './referrals/code';
export { recordReferral } from './referrals/note';

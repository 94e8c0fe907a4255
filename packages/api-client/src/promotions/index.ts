export {
  APPLICATION_LIMITS,
  applyForPromotion,
  claimPromotion,
  type PromotionApplicationInput,
} from './application';
export {
  getAvailablePromotionCount,
  getAvailablePromotions,
  type AvailablePromotions,
} from './available';
export {
  getPromotion,
  type PromotionApplication,
  type PromotionDetail,
  type PromotionProgress,
} from './detail';
export {
  ACTIVITY_STATES,
  PROMOTION_CATEGORIES,
  type ActivityState,
  type Promotion,
  type PromotionCategory,
} from './promotion';
export { listPromotions } from './promotions';

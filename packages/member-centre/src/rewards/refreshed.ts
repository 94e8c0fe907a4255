import {
  getAvailablePromotionCount,
  getAvailablePromotions,
  getBalance,
  getPromotion,
  getRebates,
  getReferral,
  getTransactionHistory,
  listPromotions,
  listRebateClaims,
  listReferredFriends,
  type AnyEndpoint,
} from '@perya/api-client';

const MONEY = [getBalance, getTransactionHistory] as const;

/** What each claim changes. */
export const REFRESHED = {
  promotion: [
    ...MONEY,
    listPromotions,
    getPromotion,
    getAvailablePromotions,
    getAvailablePromotionCount,
  ],
  rebate: [...MONEY, getRebates, listRebateClaims],
  referral: [...MONEY, getReferral, listReferredFriends],
} as const satisfies Record<string, readonly AnyEndpoint[]>;

import {
  getAvailablePromotionCount,
  getAvailablePromotions,
  getBalance,
  getPointBalance,
  getPromotion,
  getRebates,
  getReferral,
  getTransactionHistory,
  getWithdrawalTerms,
  listBonuses,
  listFreeSpins,
  listPointTransactions,
  listPromotions,
  listRebateClaims,
  listReferredFriends,
  listRewards,
  type AnyEndpoint,
} from '@perya/api-client';

const MONEY = [getBalance, getTransactionHistory, listBonuses, getWithdrawalTerms] as const;

/** The queries that each claim invalidates. */
export const INVALIDATED_BY_CLAIM = {
  promotion: [
    ...MONEY,
    listPromotions,
    listRewards,
    getPromotion,
    getAvailablePromotions,
    getAvailablePromotionCount,
  ],
  reward: [...MONEY, listRewards, getPointBalance, listPointTransactions, listFreeSpins],
  rebate: [...MONEY, listRewards, getRebates, listRebateClaims],
  referral: [...MONEY, listRewards, getReferral, listReferredFriends],
} as const satisfies Record<string, readonly AnyEndpoint[]>;

import {
  getBalance,
  getPointBalance,
  getPointRewardDetail,
  getTransactionHistory,
  listFreeSpins,
  listPointRewards,
  listPointTransactions,
  listRedemptions,
  type AnyEndpoint,
} from '@perya/api-client';

const POINTS = [getPointBalance, listPointTransactions] as const;
const MONEY = [getBalance, getTransactionHistory] as const;

/** Queries affected by each kind of points transaction. */
export const INVALIDATED_QUERIES = {
  redeemed: [
    ...POINTS,
    ...MONEY,
    listPointRewards,
    getPointRewardDetail,
    listRedemptions,
    listFreeSpins,
  ],
  converted: [...POINTS, ...MONEY, listPointRewards, getPointRewardDetail],
} as const satisfies Record<string, readonly AnyEndpoint[]>;

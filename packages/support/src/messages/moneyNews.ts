import {
  getAvailablePromotionCount,
  getAvailablePromotions,
  getBalance,
  getMissionSummary,
  getPointBalance,
  getPromotion,
  getServiceConversation,
  getTransactionHistory,
  getWheel,
  getWithdrawal,
  getWithdrawalTerms,
  listPointTransactions,
  listPromotions,
  listRedemptions,
  listWallets,
  listWithdrawals,
  type PushMessage,
} from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import type { QueryClient } from '@tanstack/react-query';

/** Queries affected by each kind of message; inactive ones aren't refetched. */
const CONCERNED = {
  balance: [getBalance, listWallets, getTransactionHistory],
  deposit: [getBalance, getTransactionHistory],
  withdrawal: [
    getBalance,
    getTransactionHistory,
    getWithdrawal,
    getWithdrawalTerms,
    listWithdrawals,
  ],
  points: [getPointBalance, listPointTransactions, listRedemptions],
  // Whatever a mission counts, including deposits, may also earn a wheel ticket.
  missions: [getMissionSummary, getWheel],
  service: [getServiceConversation],
  promotions: [getAvailablePromotions, getAvailablePromotionCount, getPromotion, listPromotions],
} as const;

/** Push messages about changes in money, points, missions, promotions or the conversation with service. */
export type MoneyNews = Exclude<PushMessage, { type: 'unread' }>;

/** Refetches the queries affected by a push message, which contains no amounts. */
export function refetchAfterMoneyNews(queries: QueryClient, { type }: MoneyNews): void {
  void refreshCalls(queries, CONCERNED[type]);
}

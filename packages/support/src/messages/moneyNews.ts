import {
  getBalance,
  getMissionSummary,
  getPointBalance,
  getTransactionHistory,
  getWheel,
  getWithdrawal,
  getWithdrawalTerms,
  listPointTransactions,
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
  points: [getPointBalance, listPointTransactions],
  // Whatever a mission counts, including deposits, may also earn a wheel ticket.
  missions: [getMissionSummary, getWheel],
} as const;

/** Push messages about changes in money, points or missions. */
export type MoneyNews = Exclude<PushMessage, { type: 'unread' }>;

/** Refetches the queries affected by a push message, which contains no amounts. */
export function refetchAfterMoneyNews(queries: QueryClient, { type }: MoneyNews): void {
  void refreshCalls(queries, CONCERNED[type]);
}

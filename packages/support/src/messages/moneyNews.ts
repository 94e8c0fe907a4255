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

/** What is another answer after each kind of news; what nobody looks at is not asked. */
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
  // What a mission counts, deposits among it, may bring a ticket for the wheel too.
  missions: [getMissionSummary, getWheel],
} as const;

/** News that money or points moved, or that a mission has come further. */
export type MoneyNews = Exclude<PushMessage, { type: 'unread' }>;

/** The platform hints that money moved: the calls that tell of it are made again. A hint carries no amount. */
export function hearMoneyNews(queries: QueryClient, { type }: MoneyNews): void {
  void refreshCalls(queries, CONCERNED[type]);
}

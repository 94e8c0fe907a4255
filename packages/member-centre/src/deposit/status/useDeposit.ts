import {
  getBalance,
  getDeposit,
  getDepositMethods,
  getTransactionHistory,
  listDeposits,
  type Deposit,
} from '@perya/api-client';
import { refreshCalls, useApiQuery } from '@perya/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const SOON_MS = 3_000;
/** A payment may still arrive after the order has expired or failed, and a refund is settled by a person. */
const SELDOM_MS = 15_000;
const CHANGED = [listDeposits, getBalance, getTransactionHistory, getDepositMethods];

/** Polls one deposit while its state may change, and refetches data that depends on it. */
export function useDeposit(id: string) {
  const queries = useQueryClient();
  const query = useApiQuery(
    getDeposit,
    { id },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data ? pauseOf(state.data) : false) },
  );
  const state = query.data?.state;
  const seen = useRef(state);
  useEffect(() => {
    const hasChanged = seen.current !== undefined && seen.current !== state;
    seen.current = state;
    if (hasChanged) void refreshCalls(queries, CHANGED);
  }, [queries, state]);
  return query;
}

function pauseOf({ state }: Deposit): number | false {
  switch (state) {
    case 'paid':
    case 'refused':
      return false;
    case 'failed':
    case 'expired':
    case 'refunded':
      return SELDOM_MS;
    case 'created':
    case 'redirected':
    case 'awaitingReceipt':
    case 'reviewing':
      return SOON_MS;
  }
}

import { getBalance, getPlayMoney } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { Money } from '@perya/rules/money';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { session } from './browserSession';

/** The balance in the header. See {@link useBalance}. */
export interface Balance {
  /** The sum of the wallets, or a trial account's play money; null for guests, and until it is loaded. */
  readonly money: Money | null;
  /** It can't be paid out, and must be labeled as play money. */
  readonly isPlayMoney: boolean;
  /** The last refetch failed: the shown sum may be outdated. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  /** Not loaded, because the fetch failed. */
  readonly hasFailed: boolean;
  refresh(): void;
}

/**
 * The site's single balance query (specification §3, Balance). Refetched after play, after every money call,
 * on window focus, and when the platform's push reports that money moved. A trial account has no money, and
 * gets its play money instead.
 *
 * @example
 * ```tsx
 * import { formatDecimal } from '@perya/rules/money';
 * import { useBalance, useIsBalanceHidden } from '@perya/session/balance';
 *
 * export function BalanceLine() {
 *   const { money, isPlayMoney } = useBalance();
 *   const isHidden = useIsBalanceHidden();
 *   if (money === null) return null;
 *   const text = isHidden ? '•••' : `${formatDecimal(money.minor)} ${money.currency}`;
 *   return <p>{isPlayMoney ? `Play money: ${text}` : text}</p>;
 * }
 * ```
 */
export function useBalance(): Balance {
  const token = useStore(session.store, (state) => state.token);
  const isPlayMoney = useStore(session.store, ({ member }) => member?.accountType === 'trial');
  // A game may have been played in another window.
  const fresh = { staleTime: 10_000, refetchOnWindowFocus: true };
  const isSignedIn = token !== null;
  const balance = useApiQuery(getBalance, {}, { ...fresh, enabled: isSignedIn && !isPlayMoney });
  const playMoney = useApiQuery(getPlayMoney, {}, { ...fresh, enabled: isSignedIn && isPlayMoney });
  const { data, isError, isFetching, fetchStatus, refetch } = isPlayMoney ? playMoney : balance;
  return {
    money: data ?? null,
    isPlayMoney,
    isStale: data !== undefined && (isError || fetchStatus === 'paused'),
    isFetching,
    hasFailed: data === undefined && isError,
    refresh: () => void refetch(),
  };
}

const HIDDEN_KEY = 'balanceHidden';
const listeners = new Set<() => void>();
let isHidden: boolean | undefined;

/** Whether balances are hidden: then none of the member's amounts is shown anywhere. Stored on the device. */
export function useIsBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Hides or shows balances everywhere. */
export function hideBalance(next: boolean): void {
  isHidden = next;
  try {
    localStorage.setItem(HIDDEN_KEY, next ? '1' : '0');
  } catch {
    // Applies to this page only.
  }
  for (const listener of listeners) listener();
}

function read(): boolean {
  isHidden ??= wasHidden();
  return isHidden;
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(HIDDEN_KEY) === '1';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  const otherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== HIDDEN_KEY) return;
    isHidden = newValue === '1';
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}

import { getBalance } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import type { Money } from '@perya/rules/money';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { session } from './browserSession';

export interface Balance {
  /** The sum of the wallets; null for guests, and until it is known. */
  readonly money: Money | null;
  /** It could not be read again since: what is shown may be another sum by now. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  /** It is not known, and was asked for in vain. */
  readonly hasFailed: boolean;
  refresh(): void;
}

/**
 * The one balance of the site (specification §3, Balance). It is read again after play and after every
 * money call, when the page is looked at again, and when the platform's push hints that money moved.
 */
export function useBalance(): Balance {
  const token = useStore(session.store, (state) => state.token);
  const { data, isError, isFetching, fetchStatus, refetch } = useApiQuery(
    getBalance,
    {},
    // A game may have been played in another window meanwhile.
    { enabled: token !== null, staleTime: 10_000, refetchOnWindowFocus: true },
  );
  return {
    money: data ?? null,
    isStale: data !== undefined && (isError || fetchStatus === 'paused'),
    isFetching,
    hasFailed: data === undefined && isError,
    refresh: () => void refetch(),
  };
}

const HIDDEN_KEY = 'balanceHidden';
const listeners = new Set<() => void>();
let isHidden: boolean | undefined;

/** Whether the eye is closed: then no amount that the member has is shown anywhere. Kept on the device. */
export function useIsBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Closes the eye, or opens it, wherever it is drawn. */
export function hideBalance(next: boolean): void {
  isHidden = next;
  try {
    localStorage.setItem(HIDDEN_KEY, next ? '1' : '0');
  } catch {
    // It holds for this page.
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

import type { OutputOf, getMerchantWallet } from '@perya/api-client';
import { createTabCache, getMerchant } from '@perya/session';

type MerchantWallet = OutputOf<typeof getMerchantWallet>;

interface CachedWallet extends MerchantWallet {
  readonly merchant: string | null;
}

const cache = createTabCache<CachedWallet>('merchantWallet', (stored) =>
  isCachedWallet(stored) ? stored : null,
);

/** Keeps the answer for this tab and its merchant, until the sign-out (specification §4). */
export function keepMerchantWallet({ isSingle }: MerchantWallet): void {
  cache.set({ merchant: getMerchant(), isSingle });
}

/** The kept answer; null if there is none for this merchant. */
export function keptMerchantWallet(): MerchantWallet | null {
  const kept = cache.get();
  return kept?.merchant === getMerchant() ? { isSingle: kept.isSingle } : null;
}

/** For an answer that may no longer hold. */
export const forgetMerchantWallet = cache.clear;

function isCachedWallet(stored: unknown): stored is CachedWallet {
  if (typeof stored !== 'object' || stored === null) return false;
  const { merchant, isSingle } = stored as Partial<Record<keyof CachedWallet, unknown>>;
  return (merchant === null || typeof merchant === 'string') && typeof isSingle === 'boolean';
}

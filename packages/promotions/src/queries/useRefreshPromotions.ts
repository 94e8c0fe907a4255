import {
  getAvailablePromotionCount,
  getAvailablePromotions,
  getPromotion,
  listPromotions,
  type AnyEndpoint,
} from '@perya/api-client';
import { refreshCalls } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

const SHOWN = [
  getPromotion,
  listPromotions,
  getAvailablePromotions,
  getAvailablePromotionCount,
] as const satisfies readonly AnyEndpoint[];

/** Asks anew for everything that shows how the member stands, and for what else has changed. */
export function useRefreshPromotions(): (...others: readonly AnyEndpoint[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((...others) => refreshCalls(queries, [...SHOWN, ...others]), [queries]);
}

/**
 * Asks once more as the member: what came with the page was asked for by the server, which knows
 * nobody. What is on its way already is waited for.
 */
export function useMemberView(
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>,
): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) void refetch({ cancelRefetch: false });
  }, [isSignedIn, refetch]);
}

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

/** Refetches everything that shows the member's state, and other changed endpoints. */
export function useRefreshPromotions(): (...others: readonly AnyEndpoint[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback((...others) => refreshCalls(queries, [...SHOWN, ...others]), [queries]);
}

/**
 * Refetches as the member: the server prefetched the page's data as a guest. Requests in progress are
 * awaited.
 */
export function useMemberView(
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>,
): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isSignedIn) void refetch({ cancelRefetch: false });
  }, [isSignedIn, refetch]);
}

import { getAvailablePromotions, type AvailablePromotions } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';

const FRESH_MS = 60_000;

/**
 * What there is for the member to take up, for a mark at the entry of the page or a line on another
 * one; undefined for guests, and until it is known. A fault is silent: it is a courtesy.
 */
export function useAvailablePromotions(): AvailablePromotions | undefined {
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(
    getAvailablePromotions,
    {},
    { enabled: isSignedIn, staleTime: FRESH_MS },
  );
  return isSignedIn ? data : undefined;
}

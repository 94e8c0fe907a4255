import { getAvailablePromotions, type AvailablePromotions } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';

const FRESH_MS = 60_000;

/**
 * The promotions available to the member, for a badge at the page's link or a line on another page. Undefined
 * for guests, and until loaded. Errors are ignored, because it is optional information.
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

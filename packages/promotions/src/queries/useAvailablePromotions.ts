import { getAvailablePromotions, type AvailablePromotions } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';

/**
 * What the member can claim, join and get for inviting friends. Undefined for guests, and until loaded. Errors
 * are ignored, because the page shows the promotions themselves.
 */
export function useAvailablePromotions(): AvailablePromotions | undefined {
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(getAvailablePromotions, {}, { enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}

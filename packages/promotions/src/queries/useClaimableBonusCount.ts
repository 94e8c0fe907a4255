import { getAvailablePromotionCount } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';

const FRESH_MS = 60_000;

/**
 * The number of bonuses that the member can claim now, for a badge at the promotions link. 0 for guests, and
 * until loaded. Errors are ignored, because it is optional information.
 */
export function useClaimableBonusCount(): number {
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(
    getAvailablePromotionCount,
    {},
    { enabled: isSignedIn, staleTime: FRESH_MS },
  );
  return isSignedIn ? (data ?? 0) : 0;
}

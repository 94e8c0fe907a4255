import {
  claimPromotion,
  getBalance,
  getTransactionHistory,
  isOutcomeUnknown,
  isTransportError,
} from '@perya/api-client';
import { useApiMutation } from '@perya/api-client/react';
import { requireTrueAccount } from '@perya/session';
import { useRef } from 'react';

import { useRefreshPromotions } from './useRefreshPromotions';

/** After this many lost responses, the member decides. */
const CHECKS = 3;
const FIRST_PAUSE_MS = 1_000;

/**
 * Claims a bonus into the wallet. If the outcome is unknown, it retries with the same key, so that it gets
 * the actual outcome and the money is paid only once.
 */
export function useClaim() {
  const refresh = useRefreshPromotions();
  // The second click of a double click comes before the next render.
  const isInFlight = useRef(false);
  const { mutate, isPending, failureCount, error, data } = useApiMutation(claimPromotion, {
    // Fails at once when offline instead of waiting, so that an unsent claim is reported as unsent.
    networkMode: 'always',
    retry: (failures, error) =>
      failures < CHECKS &&
      isOutcomeUnknown(error) &&
      !(isTransportError(error) && error.kind === 'offline'),
    retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
    onSettled: async (_, failure) => {
      await refresh(getBalance, getTransactionHistory);
      // Successful: the page may take a moment longer to show it.
      isInFlight.current = failure === null;
    },
  });
  return {
    claim: (id: string) => {
      if (isInFlight.current) return;
      requireTrueAccount(() => {
        isInFlight.current = true;
        mutate({ id });
      });
    },
    isClaiming: isPending,
    /** The first response was lost, and the outcome is being checked. */
    isChecking: isPending && failureCount > 0,
    error,
    claimed: data ?? null,
  };
}

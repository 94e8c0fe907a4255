import {
  claimPromotion,
  getBalance,
  getTransactionHistory,
  isOutcomeUnknown,
  isTransportError,
} from '@perya/api-client';
import { useApiMutation } from '@perya/api-client/react';
import { useRef } from 'react';

import { useRefreshPromotions } from './useRefreshPromotions';

/** After so many answers that never came, the person decides. */
const CHECKS = 3;
const FIRST_PAUSE_MS = 1_000;

/**
 * Takes a bonus into the wallet. Where the outcome stays unknown it asks again under the same key,
 * so that the true outcome comes and the money comes once.
 */
export function useClaim() {
  const refresh = useRefreshPromotions();
  // The second press of a double one comes before anything is drawn again.
  const isInFlight = useRef(false);
  const { mutate, isPending, failureCount, error, data } = useApiMutation(claimPromotion, {
    // Offline is said at once instead of waited out: a claim that was not sent should read so.
    networkMode: 'always',
    retry: (failures, error) =>
      failures < CHECKS &&
      isOutcomeUnknown(error) &&
      !(isTransportError(error) && error.kind === 'offline'),
    retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
    onSettled: async (_, failure) => {
      await refresh(getBalance, getTransactionHistory);
      // What is claimed is claimed: the page may take a moment longer to show it.
      isInFlight.current = failure === null;
    },
  });
  return {
    claim: (id: string) => {
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutate({ id });
    },
    isClaiming: isPending,
    /** The first answer did not come, and the outcome is being found out. */
    isChecking: isPending && failureCount > 0,
    error,
    claimed: data ?? null,
  };
}

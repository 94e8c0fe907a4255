import { applyForPromotion, type PromotionApplicationInput } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useRefreshPromotions } from './useRefreshPromotions';

/** Three pictures of 5 MB over a slow line. */
const TIMEOUT_MS = 180_000;

/**
 * Sends an application and tells how much of it has left. However it ends, what the platform has is
 * asked for: after an answer that never came, the page shows the truth.
 */
export function useApplication() {
  const client = useApi();
  const refresh = useRefreshPromotions();
  const [sent, setSent] = useState(0);
  const giveUp = useRef(new AbortController());
  // The second press of a double one comes before anything is drawn again.
  const isInFlight = useRef(false);

  const { mutate, isPending, error, reset } = useMutation({
    retry: false,
    networkMode: 'always',
    mutationFn: async (input: PromotionApplicationInput) => {
      giveUp.current = new AbortController();
      setSent(0);
      await client.call(applyForPromotion, input, {
        signal: giveUp.current.signal,
        timeoutMs: TIMEOUT_MS,
        onUploadProgress: setSent,
      });
    },
    onSettled: async (_, failure) => {
      await refresh();
      // What has arrived has arrived: the page may take a moment longer to show it.
      isInFlight.current = failure === null;
    },
  });

  // Whoever leaves the page has not sent it.
  useEffect(() => () => giveUp.current.abort(), []);

  return {
    send: (input: PromotionApplicationInput) => {
      if (isInFlight.current) return;
      isInFlight.current = true;
      mutate(input);
    },
    cancel: () => {
      giveUp.current.abort();
      reset();
    },
    isSending: isPending,
    /** From 0 to 1. */
    sent,
    error,
  };
}

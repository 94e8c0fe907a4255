import { applyForPromotion, type PromotionApplicationInput } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { requireTrueAccount } from '@perya/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useRefreshPromotions } from './useRefreshPromotions';

/** Three pictures of 5 MB over a slow connection. */
const TIMEOUT_MS = 180_000;

/**
 * Sends an application and reports upload progress. Refetches afterwards, whatever the outcome: if the
 * response is lost, the page still shows the actual state.
 */
export function useApplication() {
  const client = useApi();
  const refresh = useRefreshPromotions();
  const [sent, setSent] = useState(0);
  const giveUp = useRef(new AbortController());
  // The second click of a double click comes before the next render.
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
      // Successful: the page may take a moment longer to show it.
      isInFlight.current = failure === null;
    },
  });

  // Aborts when the user leaves the page.
  useEffect(() => () => giveUp.current.abort(), []);

  return {
    send: (input: PromotionApplicationInput) => {
      if (isInFlight.current) return;
      requireTrueAccount(() => {
        isInFlight.current = true;
        mutate(input);
      });
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

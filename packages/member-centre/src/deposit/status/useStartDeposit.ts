import { getDeposit, startDeposit, type Deposit } from '@perya/api-client';
import { apiQueryKey, useApi } from '@perya/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { leaveFor } from './leave';

/**
 * Starts an order at its payment service and opens its page, if it has one: automatically for a new order,
 * otherwise on a button press.
 */
export function useStartDeposit(deposit: Deposit, isJustOrdered: boolean) {
  const client = useApi();
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    retry: false,
    mutationFn: (id: string) => client.call(startDeposit, { id, returnTo: window.location.href }),
    onSuccess: (started) => {
      queries.setQueryData(apiQueryKey(getDeposit, { id: started.id }), started);
      const url = started.payment?.url;
      // A QR code is scanned from this page with another device.
      if (started.state === 'redirected' && url && !started.payment.qr) leaveFor(url);
    },
  });
  const isInFlight = useRef(false);
  const start = () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    mutate(deposit.id, { onError: () => (isInFlight.current = false) });
  };
  const begin = useEffectEvent(start);
  const isDue = isJustOrdered && deposit.state === 'created';
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
  return { start, isStarting: isPending || (isSuccess && deposit.payment?.url !== null), error };
}

import {
  getSecurityStatus,
  type AnyEndpoint,
  type InputOf,
  type OutputOf,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

export interface TaskCall<E extends AnyEndpoint> {
  send(input: InputOf<E>): void;
  isBusy: boolean;
  error: Error | null;
  output: OutputOf<E> | undefined;
  reset(): void;
}

/** A mutation of a security setting that refetches the security status. */
export function useSecurityMutation<E extends AnyEndpoint>(
  endpoint: E,
  onDone?: (output: OutputOf<E>, input: InputOf<E>) => void | Promise<void>,
): TaskCall<E> {
  const queries = useQueryClient();
  const isInFlight = useRef(false);
  const call = useApiMutation(endpoint, {
    onSuccess: async (output, input) => {
      await onDone?.(output, input);
      void refreshCalls(queries, [getSecurityStatus]);
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });
  return {
    // Ignores a second press while the request is pending.
    send: (input) => {
      if (isInFlight.current) return;
      isInFlight.current = true;
      call.mutate(input);
    },
    isBusy: call.isPending,
    error: call.error,
    output: call.data,
    reset: call.reset,
  };
}

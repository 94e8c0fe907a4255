import {
  getSecurityStatus,
  type AnyEndpoint,
  type InputOf,
  type OutputOf,
} from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { refusalOf, type Refusal } from '@perya/page-kit';
import { useQueryClient } from '@tanstack/react-query';

export interface TaskCall<E extends AnyEndpoint> {
  send(input: InputOf<E>): void;
  isBusy: boolean;
  refusal: Refusal;
  output: OutputOf<E> | undefined;
  reset(): void;
}

/** A change of what protects the account: afterwards its status is read again. */
export function useTask<E extends AnyEndpoint>(
  endpoint: E,
  onDone?: (output: OutputOf<E>, input: InputOf<E>) => void | Promise<void>,
): TaskCall<E> {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const call = useApiMutation(endpoint, {
    onSuccess: async (output, input) => {
      await onDone?.(output, input);
      void refreshCalls(queries, [getSecurityStatus]);
    },
  });
  return {
    // A second press while the first is under way is the same wish.
    send: (input) => {
      if (!call.isPending) call.mutate(input);
    },
    isBusy: call.isPending,
    refusal: refusalOf(call.error, errorText),
    output: call.data,
    reset: call.reset,
  };
}

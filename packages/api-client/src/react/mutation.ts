import { hashKey, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { AnyEndpoint, InputOf, OutputOf } from '../core/endpoint';
import { isOutcomeUnknown } from '../core/errors';
import { newIdempotencyKey } from '../core/idempotencyKey';
import { useApi } from './provider';

/** Options of TanStack Query for a mutation; the call itself is given by the endpoint. */
export type ApiMutationOptions<E extends AnyEndpoint> = Omit<
  UseMutationOptions<OutputOf<E>, Error, InputOf<E>>,
  'mutationFn'
>;

/** One submission, however often it has to be sent. */
interface Submission {
  readonly inputHash: string;
  readonly idempotencyKey: string;
}

/**
 * A mutation for one call. The idempotency key is created before the first send and kept while the outcome is
 * unknown, so that sending the same input again returns the first response instead of moving money twice. A
 * definite response, another input, or `reset` starts a new submission.
 *
 * @example
 * ```tsx
 * import { addFavourite } from '@perya/api-client';
 * import { useApiMutation } from '@perya/api-client/react';
 *
 * export function FavouriteButton() {
 *   const { mutate, isPending } = useApiMutation(addFavourite);
 *   const add = () => mutate({ nodeId: 'n-1', vendor: 'TLA', category: 'RNG' });
 *   return <button type="button" disabled={isPending} onClick={add}>Add to favorites</button>;
 * }
 * ```
 */
export function useApiMutation<E extends AnyEndpoint>(
  endpoint: E,
  options: ApiMutationOptions<E> = {},
) {
  const client = useApi();
  const submission = useRef<Submission | null>(null);

  const mutation = useMutation<OutputOf<E>, Error, InputOf<E>>({
    // Writes are retried by the member, who can see the outcome.
    retry: false,
    ...options,
    mutationFn: async (input) => {
      const inputHash = hashKey([input]);
      if (submission.current?.inputHash !== inputHash) {
        submission.current = { inputHash, idempotencyKey: newIdempotencyKey() };
      }
      const current = submission.current;
      const settle = () => {
        if (submission.current === current) submission.current = null;
      };
      try {
        const output = await client.call(endpoint, input, {
          idempotencyKey: current.idempotencyKey,
        });
        settle();
        return output;
      } catch (error) {
        if (!isOutcomeUnknown(error)) settle();
        throw error;
      }
    },
  });

  const { reset: resetMutation } = mutation;
  const reset = useCallback(() => {
    submission.current = null;
    resetMutation();
  }, [resetMutation]);
  return { ...mutation, reset };
}

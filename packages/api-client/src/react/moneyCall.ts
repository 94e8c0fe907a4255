import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { AnyEndpoint, InputOf, OutputOf } from '../core/endpoint';
import { IDLE, moneyCallsOf, type MoneyCallState } from '../money-call/moneyCalls';
import { useApi } from './provider';
import { refreshCalls } from './refresh';

export type { MoneyCallState };

export interface MoneyCallOptions {
  /** What the call changes: read again when it has an outcome. Name a constant of the module. */
  refresh?: readonly AnyEndpoint[];
  /** Where a page makes the same call for several things (a claim per category): which of them. */
  scope?: string;
  /** The input has a password in it: it is not written to storage, and after a reload `input` is null. */
  isSecret?: boolean;
}

export interface MoneyCall<E extends AnyEndpoint> {
  readonly state: MoneyCallState;
  /** No outcome yet: the form waits. */
  readonly isPending: boolean;
  /** What was asked for, also by an earlier page of this tab; null while idle. */
  readonly input: InputOf<E> | null;
  /** The answer, when `done`. */
  readonly output: OutputOf<E> | null;
  /** Why, when `refused`; the last error, while `checking`. */
  readonly error: Error | null;
  /** Sends what a person wants done, once: under way or pressed twice, it does nothing. */
  send(input: InputOf<E>): void;
  /** What was said has been read: back to `idle`. A call without an outcome goes on. */
  reset(): void;
}

const NOTHING: readonly never[] = [];

/**
 * A call that moves money, from a person's press to its outcome (decisions.md, Money). One
 * idempotency key per intent is made and kept before anything is sent. An answer that is lost is
 * asked for under the same key, with growing pauses, until it comes, also over a reload and while no
 * page looks; offline, nothing is sent.
 */
export function useMoneyCall<E extends AnyEndpoint>(
  endpoint: E,
  { refresh = NOTHING, scope = '', isSecret = false }: MoneyCallOptions = {},
): MoneyCall<E> {
  if (!endpoint.idempotent) {
    throw new Error(
      `useMoneyCall repeats what it sends: declare ${endpoint.id} with idempotent: true.`,
    );
  }
  const client = useApi();
  const queries = useQueryClient();
  const calls = moneyCallsOf(client);
  const place = useMemo(() => ({ endpoint, scope, isSecret }), [endpoint, scope, isSecret]);
  const view = useSyncExternalStore(
    useCallback((listener) => calls.subscribe(place, listener), [calls, place]),
    () => calls.view(place),
    () => IDLE,
  );

  useEffect(() => calls.resume(place), [calls, place]);

  const settled = useEffectEvent(() => void refreshCalls(queries, refresh));
  useEffect(() => {
    if (view.state === 'done' || view.state === 'refused') settled();
  }, [view.state]);

  return {
    state: view.state,
    isPending: view.state === 'sending' || view.state === 'checking',
    input: view.input as InputOf<E> | null,
    output: view.output as OutputOf<E> | null,
    error: view.error,
    send: useCallback((input: InputOf<E>) => calls.send(place, input), [calls, place]),
    reset: useCallback(() => calls.reset(place), [calls, place]),
  };
}

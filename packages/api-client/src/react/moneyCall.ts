import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { AnyEndpoint, InputOf, OutputOf } from '../core/endpoint';
import { IDLE, moneyCallsOf, type MoneyCallState } from '../money-call/moneyCalls';
import { useApi } from './provider';
import { refreshCalls } from './refresh';

export type { MoneyCallState };

/** Options of {@link useMoneyCall}. */
export interface MoneyCallOptions {
  /** Endpoints that the call changes: refetched when it has an outcome. Pass a module constant. */
  refresh?: readonly AnyEndpoint[];
  /** Which of them, if a page makes the same call for several things (a claim per category). */
  scope?: string;
  /** The input contains a password: it isn't written to storage, and after a reload `input` is null. */
  isSecret?: boolean;
}

/** State and actions of a call that moves money. See {@link useMoneyCall}. */
export interface MoneyCall<E extends AnyEndpoint> {
  readonly state: MoneyCallState;
  /** True while there is no outcome yet (`sending` or `checking`). */
  readonly isPending: boolean;
  /** What was sent, also by an earlier page of this tab; null while idle. */
  readonly input: InputOf<E> | null;
  /** The response, when `done`. */
  readonly output: OutputOf<E> | null;
  /** The reason, when `refused`; the last error, while `checking`. */
  readonly error: Error | null;
  /** Sends the call once: does nothing while it's in flight or on a double press. */
  send(input: InputOf<E>): void;
  /** Back to `idle` once the outcome was read. A call without an outcome continues. */
  reset(): void;
}

const NOTHING: readonly never[] = [];

/**
 * A call that moves money, from the button press to its outcome (decisions.md, Money). One idempotency key
 * per intent is created and stored before anything is sent. If the response is lost, the outcome is checked
 * under the same key, with growing pauses, until it is known, even after a reload and while no page shows it.
 * Nothing is sent while offline.
 *
 * @example
 * ```tsx
 * import { getBalance, transferFunds } from '@perya/api-client';
 * import { useMoneyCall } from '@perya/api-client/react';
 * import { minorUnits } from '@perya/rules/money';
 *
 * const CHANGED = [getBalance];
 *
 * export function TransferButton() {
 *   const transfer = useMoneyCall(transferFunds, { refresh: CHANGED });
 *   const send = () => transfer.send({ from: 'MAIN', to: 'TLA', amount: minorUnits(10_000) });
 *   return <button type="button" aria-busy={transfer.isPending} onClick={send}>Transfer ₱100</button>;
 * }
 * ```
 */
export function useMoneyCall<E extends AnyEndpoint>(
  endpoint: E,
  { refresh = NOTHING, scope = '', isSecret = false }: MoneyCallOptions = {},
): MoneyCall<E> {
  if (!endpoint.idempotent) {
    throw new Error(`useMoneyCall repeats requests: declare ${endpoint.id} with idempotent: true.`);
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

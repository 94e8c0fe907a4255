import {
  isOutcomeUnknown,
  newIdempotencyKey,
  type PlacedOrder,
  type PlaceTicketInput,
} from '@perya/api-client';

import {
  dropOrder,
  keepOrder,
  keptOrder,
  type OrderScope,
  type PendingOrder,
} from './pendingOrder';

/** The status of an order. */
export type OrderState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** The response was lost: the outcome is being checked under the same key. */
  | { readonly status: 'checking' }
  | { readonly status: 'placed'; readonly order: PlacedOrder }
  | { readonly status: 'refused'; readonly error: unknown }
  /** The device is offline: nothing was sent. */
  | { readonly status: 'not-sent' }
  /** No response after several attempts; the member decides when to check again. */
  | { readonly status: 'unknown' };

/** Sends an order to the platform under its key. */
export type SendOrder = (order: PendingOrder) => Promise<PlacedOrder>;

export const NO_ORDER: OrderState = { status: 'idle' };

const CHECKS = 5;
const FIRST_PAUSE_MS = 1_000;

/** Outside React, so that an order continues after its lottery is unmounted. */
const states = new Map<string, OrderState>();
const listeners = new Set<() => void>();

const nameOf = ({ account, lottery }: OrderScope) => `${account} ${lottery}`;

export const orderStateOf = (place: OrderScope): OrderState =>
  states.get(nameOf(place)) ?? NO_ORDER;

export function subscribeOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isPending = ({ status }: OrderState): boolean =>
  status === 'sending' || status === 'checking';

/** Places an order. A second call while the first is pending is ignored. */
export async function placeOrder(
  place: OrderScope,
  input: PlaceTicketInput,
  send: SendOrder,
): Promise<void> {
  const { status } = orderStateOf(place);
  // An order with an unknown outcome may have been placed: it's checked, never sent under a new key.
  if (status === 'sending' || status === 'checking' || status === 'unknown') return;
  if (!navigator.onLine) {
    show(place, { status: 'not-sent' });
    return;
  }
  const order = { key: newIdempotencyKey(), input };
  keepOrder(place, order);
  show(place, { status: 'sending' });
  await settle(place, order, send);
}

/** Checks the outcome of an order that was pending when the page closed, or whose responses were lost. */
export async function checkOrder(place: OrderScope, send: SendOrder): Promise<void> {
  const kept = keptOrder(place);
  if (kept === null || isPending(orderStateOf(place))) return;
  show(place, { status: 'checking' });
  await settle(place, kept, send);
}

/** Dismisses the status message, unless the order is pending or its outcome unknown. */
export function dismissOrderStatus(place: OrderScope): void {
  const state = orderStateOf(place);
  if (!isPending(state) && state.status !== 'unknown') show(place, NO_ORDER);
}

/** Resets the state: for tests. */
export function resetOrders(): void {
  states.clear();
}

async function settle(place: OrderScope, order: PendingOrder, send: SendOrder): Promise<void> {
  for (let tried = 0; tried < CHECKS; tried += 1) {
    try {
      const placed = await send(order);
      dropOrder(place);
      show(place, { status: 'placed', order: placed });
      return;
    } catch (error) {
      if (!isOutcomeUnknown(error)) {
        dropOrder(place);
        show(place, { status: 'refused', error });
        return;
      }
      show(place, { status: 'checking' });
      await pause(FIRST_PAUSE_MS * 2 ** tried);
    }
  }
  show(place, { status: 'unknown' });
}

function show(place: OrderScope, state: OrderState): void {
  states.set(nameOf(place), state);
  for (const listener of listeners) listener();
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

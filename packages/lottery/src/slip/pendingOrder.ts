import type { PlaceTicketInput } from '@perya/api-client';

/** A pending order, stored before it's sent, so that its outcome can be checked after a reload. */
export interface PendingOrder {
  /** The idempotency key: a request with the same key is the same order. */
  readonly key: string;
  readonly input: PlaceTicketInput;
}

/** The account and the lottery of an order: at most one is pending for each pair. */
export interface OrderScope {
  readonly account: string;
  readonly lottery: string;
}

/** In session storage: an order belongs to one tab and ends with its session. */
const nameOf = ({ account, lottery }: OrderScope) => `lotteryOrder:${account}:${lottery}`;

/** In-memory copy, for when storage is blocked or full. */
const remembered = new Map<string, PendingOrder>();

export function keepOrder(place: OrderScope, order: PendingOrder): void {
  remembered.set(nameOf(place), order);
  try {
    sessionStorage.setItem(nameOf(place), JSON.stringify(order));
  } catch {
    // Kept in memory for this visit.
  }
}

export function dropOrder(place: OrderScope): void {
  remembered.delete(nameOf(place));
  try {
    sessionStorage.removeItem(nameOf(place));
  } catch {
    // It wasn't stored.
  }
}

/** The order with an unknown outcome. */
export function keptOrder(place: OrderScope): PendingOrder | null {
  return remembered.get(nameOf(place)) ?? read(nameOf(place));
}

function read(name: string): PendingOrder | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isOrder(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Data written by an older release is ignored. */
function isOrder(kept: unknown): kept is PendingOrder {
  if (typeof kept !== 'object' || kept === null) return false;
  const { key, input } = kept as Partial<Record<keyof PendingOrder, unknown>>;
  if (typeof key !== 'string' || typeof input !== 'object' || input === null) return false;
  const { lottery, draw, lines, total, currency } = input as Partial<
    Record<keyof PlaceTicketInput, unknown>
  >;
  return (
    typeof lottery === 'string' &&
    typeof draw === 'string' &&
    Array.isArray(lines) &&
    typeof total === 'number' &&
    typeof currency === 'string'
  );
}

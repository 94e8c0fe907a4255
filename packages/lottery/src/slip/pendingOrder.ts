import type { PlaceTicketInput } from '@perya/api-client';

/** An order on its way: kept before it is sent, so that its outcome can be asked for after a reload. */
export interface PendingOrder {
  /** The idempotency key: a repeat under it is the same order. */
  readonly key: string;
  readonly input: PlaceTicketInput;
}

/** Whose order it is, and of which lottery: each has one on its way at most. */
export interface OrderPlace {
  readonly account: string;
  readonly lottery: string;
}

/** Session storage: an order is one tab's, and ends with its session. */
const nameOf = ({ account, lottery }: OrderPlace) => `lotteryOrder:${account}:${lottery}`;

/** Kept beside the storage: where that is blocked or full, the visit remembers. */
const remembered = new Map<string, PendingOrder>();

export function keepOrder(place: OrderPlace, order: PendingOrder): void {
  remembered.set(nameOf(place), order);
  try {
    sessionStorage.setItem(nameOf(place), JSON.stringify(order));
  } catch {
    // Memory has it for this visit.
  }
}

export function dropOrder(place: OrderPlace): void {
  remembered.delete(nameOf(place));
  try {
    sessionStorage.removeItem(nameOf(place));
  } catch {
    // It was not kept there.
  }
}

/** The order whose outcome is not known yet. */
export function keptOrder(place: OrderPlace): PendingOrder | null {
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

/** What an older release may have written is no order of this one. */
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

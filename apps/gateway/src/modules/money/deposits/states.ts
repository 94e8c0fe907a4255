import type { WireDepositState } from '@perya/api-client';

/**
 * Which states may follow a state. Money that has really arrived wins over "failed" and "expired",
 * which are only what was known by then; what is paid or refused stays so.
 */
const NEXT: Readonly<Record<WireDepositState, readonly WireDepositState[]>> = {
  CREATED: ['REDIRECTED', 'AWAITING_RECEIPT', 'PAID', 'REVIEWING', 'FAILED', 'EXPIRED'],
  REDIRECTED: ['PAID', 'REVIEWING', 'FAILED', 'EXPIRED'],
  AWAITING_RECEIPT: ['REVIEWING', 'PAID', 'REFUSED', 'EXPIRED'],
  REVIEWING: ['PAID', 'REFUSED'],
  EXPIRED: ['PAID', 'REVIEWING', 'FAILED'],
  FAILED: ['PAID', 'REVIEWING'],
  PAID: [],
  REFUSED: [],
};

export const mayFollow = (from: WireDepositState, to: WireDepositState): boolean =>
  NEXT[from].includes(to);

/** States in which the member, the provider or the desk has yet to do something. */
export const OPEN_STATES = ['CREATED', 'REDIRECTED', 'AWAITING_RECEIPT', 'REVIEWING'] as const;
/** Open states that end by themselves when their time is over. */
export const EXPIRING_STATES = ['CREATED', 'REDIRECTED', 'AWAITING_RECEIPT'] as const;

import type { WireDepositState } from '@perya/api-client';

/**
 * Allowed state transitions. Money that has actually arrived overrides "failed" and "expired", which only
 * reflect what was known at the time; refused is final. A provider refuses what it has paid back
 * before it was credited. Afterwards it's refunded, until a person has settled that.
 */
const NEXT: Readonly<Record<WireDepositState, readonly WireDepositState[]>> = {
  CREATED: ['REDIRECTED', 'AWAITING_RECEIPT', 'PAID', 'REVIEWING', 'FAILED', 'EXPIRED', 'REFUSED'],
  REDIRECTED: ['PAID', 'REVIEWING', 'FAILED', 'EXPIRED', 'REFUSED'],
  AWAITING_RECEIPT: ['REVIEWING', 'PAID', 'REFUSED', 'EXPIRED'],
  REVIEWING: ['PAID', 'REFUSED'],
  EXPIRED: ['PAID', 'REVIEWING', 'FAILED', 'REFUSED'],
  FAILED: ['PAID', 'REVIEWING', 'REFUSED'],
  PAID: ['REFUNDED'],
  REFUNDED: ['PAID'],
  REFUSED: [],
};

export const canTransition = (from: WireDepositState, to: WireDepositState): boolean =>
  NEXT[from].includes(to);

/** States that require an action from the member, the provider or the desk. */
export const OPEN_STATES = ['CREATED', 'REDIRECTED', 'AWAITING_RECEIPT', 'REVIEWING'] as const;
/** Open states that expire automatically. */
export const EXPIRING_STATES = ['CREATED', 'REDIRECTED', 'AWAITING_RECEIPT'] as const;

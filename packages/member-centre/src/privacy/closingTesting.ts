import type { getClosing, WireValueOf } from '@perya/api-client';

/** An open account with ₱2,500.00, in which nothing has to end before it's closed. */
export const wireClosing = (
  over: Partial<WireValueOf<typeof getClosing>> = {},
): WireValueOf<typeof getClosing> => ({
  state: 'OPEN',
  needsService: false,
  open: [],
  currency: 'PHP',
  payout: '2500.00',
  forfeited: '0.00',
  requestedAt: null,
  failure: null,
  ...over,
});

import type { getWithdrawal, WireValueOf } from '@perya/api-client';
import { wireWithdrawal } from '@perya/api-client/testing';

const MINUTE_MS = 60_000;

/** A paid withdrawal that needs a receipt confirmation. */
export function wireWithdrawalDetail(
  over: Partial<WireValueOf<typeof getWithdrawal>> = {},
): WireValueOf<typeof getWithdrawal> {
  const withdrawal = wireWithdrawal();
  const states = ['REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING', 'PAID'] as const;
  return {
    ...withdrawal,
    timeline: states.map((state, index) => ({
      state,
      by: index === 0 ? ('MEMBER' as const) : ('DESK' as const),
      reason: null,
      at: withdrawal.requestedAt + index * MINUTE_MS,
    })),
    group: [{ id: '501', part: 1, state: 'PAID', amount: '1000.00' }],
    proofs: [],
    ...over,
  };
}

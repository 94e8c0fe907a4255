import type { WithdrawalState } from '@perya/api-client';
import type { BadgeTone } from '@perya/ui-kit';

export const STATE_TONES: Record<WithdrawalState, BadgeTone> = {
  requested: 'neutral',
  reviewing: 'neutral',
  approved: 'teal',
  paying: 'teal',
  paid: 'gold',
  received: 'success',
  notReceived: 'danger',
  forcedReceived: 'success',
  refused: 'danger',
  cancelled: 'neutral',
};

const ENDED: ReadonlySet<WithdrawalState> = new Set([
  'received',
  'forcedReceived',
  'refused',
  'cancelled',
] as const);

/** Whether the withdrawal is still in progress. */
export const isInProgress = (state: WithdrawalState): boolean => !ENDED.has(state);

const WAITING: ReadonlySet<WithdrawalState> = new Set([
  'requested',
  'reviewing',
  'approved',
] as const);

/** Whether somebody at the operator has to decide before anything happens. */
export const isWaiting = (state: WithdrawalState): boolean => WAITING.has(state);

import type { Transaction } from '@perya/api-client';
import type { BadgeTone } from '@perya/ui-kit';

/** How each state is marked. */
export const MOVE_TONES: Record<Transaction['status'], BadgeTone> = {
  pending: 'teal',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

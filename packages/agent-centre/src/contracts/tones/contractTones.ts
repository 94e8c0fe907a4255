import type { ContractStatus } from '@perya/rules/agents';
import type { BadgeTone } from '@perya/ui-kit';

/** Badge tones by contract state. */
export const CONTRACT_TONES: Record<ContractStatus, BadgeTone> = {
  offered: 'teal',
  active: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  terminated: 'neutral',
};

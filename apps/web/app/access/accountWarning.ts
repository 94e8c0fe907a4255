import { requireTrueAccount, type AccountWarning, type SessionMember } from '@perya/session';

import type { Centre } from '../shell/navigation/centres';

/** Opens the players' chat. Guests sign in first; trial accounts see a message. */
export function withChatAccess(action: () => void): void {
  requireTrueAccount(action, { warning: 'in_please_information' });
}

/** Why a signed-in member may not open a centre (specification §6); null if they may. */
export function centreWarning(
  { accountType, isAgent }: SessionMember,
  centre: Centre,
): AccountWarning | null {
  if (accountType === 'trial') return 'in_need_true_account';
  return centre === 'agent' && !isAgent ? 'agents_only' : null;
}

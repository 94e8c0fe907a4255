import type { Game } from '@perya/api-client';
import { lobbyPath } from '../categories';
import { NO_FILTERS, writeLobbyFilters } from '../lobby-address';

/** Where a tap on a game leads. */
export type LaunchTarget =
  /** A page of the site. */
  | { readonly kind: 'page'; readonly path: string; readonly needsLogin: boolean }
  /** An address that the platform has to be asked for. */
  | { readonly kind: 'launch' };

/** The account type and the vendor that the regional lottery goes by. */
const REGIONAL_LOTTERY = /^VN/i;

/**
 * Lotteries have pages of their own; a vendor's folder is its part of the lobby; everything else is
 * launched.
 */
export function launchTarget(game: Game): LaunchTarget {
  const { category, vendor, code, accountTypeName, defaultPlayType } = game;
  if (game.isVendorFolder) {
    const query = writeLobbyFilters({ ...NO_FILTERS, vendor });
    return { kind: 'page', path: lobbyPath(category) + query, needsLogin: false };
  }
  if (category !== 'LOTT' && category !== 'ELOTT') return { kind: 'launch' };
  const query = new URLSearchParams({ gameCode: code });
  if (REGIONAL_LOTTERY.test(accountTypeName ?? '') || REGIONAL_LOTTERY.test(vendor)) {
    return { kind: 'page', path: `/vnlottery?${query}`, needsLogin: true };
  }
  if (defaultPlayType) query.set('playType', defaultPlayType);
  return { kind: 'page', path: `/lottery?${query}`, needsLogin: true };
}

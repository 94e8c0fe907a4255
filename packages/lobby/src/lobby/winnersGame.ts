import type { Game, Winner } from '@perya/api-client';

/** The game of a win, if it's still available. */
export function winnersGame(winner: Winner): Game | null {
  const { gameId, nodeId, gameCode, gameName, vendor, vendorName, category } = winner;
  if (nodeId === null) return null;
  return {
    id: gameId,
    nodeId,
    code: gameCode ?? gameId,
    name: gameName,
    vendor,
    vendorName,
    category,
    isHot: false,
    isNew: false,
    hasDemo: false,
    isVendorFolder: false,
    coverPath: winner.coverPath ?? `/art/cover/${gameId}`,
    accountTypeName: winner.accountTypeName,
  };
}

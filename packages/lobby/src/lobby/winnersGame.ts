import type { Game, Winner } from '@perya/api-client';

/** The game of a win, if it's still available. */
export function winnersGame(winner: Winner): Game | null {
  const { gameId, nodeId, gameName, vendor, vendorName, category, coverPath } = winner;
  if (nodeId === null) return null;
  return {
    id: gameId,
    nodeId,
    code: gameId,
    name: gameName,
    vendor,
    vendorName,
    category,
    isHot: false,
    isNew: false,
    hasDemo: false,
    isVendorFolder: false,
    coverPath: coverPath ?? `/art/cover/${gameId}`,
  };
}

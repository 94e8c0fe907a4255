import type { Game } from '@perya/api-client';

/** A game as the api-client decodes it, for this package's tests and stories. */
export function testGame(over: Partial<Game> = {}): Game {
  const id = over.id ?? 'g-1';
  return {
    id,
    nodeId: `n-${id}`,
    code: 'LANTERN',
    name: 'Lantern Night',
    vendor: 'TLA',
    vendorName: 'Tala Works',
    category: 'RNG',
    isHot: false,
    isNew: false,
    hasDemo: true,
    isVendorFolder: false,
    rtp: 96.5,
    minBet: '1.00',
    coverPath: `/art/cover/${id}`,
    ...over,
  };
}

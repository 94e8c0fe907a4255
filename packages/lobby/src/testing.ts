import type { Game } from '@perya/api-client';
import type { GameCardLabels } from './components/GameCard/GameCard';

/** A game as decoded by the api-client, for this package's tests and stories. */
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

const NAMES = [
  'Lantern Night',
  'Carabao Fortune',
  'Jeepney Express 777',
  'Pearl of Palawan',
  'Monsoon Gold',
  'Banderitas Blast',
  'Mango Madness',
  'Sarimanok Rising',
  'Kalesa Rush',
  'Coral Kingdom',
  'Halo-Halo Reels',
  'Bulkang Mayon Megaways',
];
const VENDORS = ['Tala Works', 'Habagat Games', 'Paper Tiger', 'Kariton', 'Moonhouse'];

/** Distinct games, for lanes and grids. */
export function testGames(length: number, over: Partial<Game> = {}): Game[] {
  return Array.from({ length }, (_, at) =>
    testGame({
      id: `g-${at + 1}`,
      name: NAMES[at % NAMES.length] ?? '',
      vendorName: VENDORS[at % VENDORS.length] ?? '',
      isHot: at % 5 === 0,
      isNew: at % 7 === 2,
      rtp: at % 3 === 0 ? 94 + (at % 4) + 0.25 : undefined,
      hasDemo: at % 4 !== 3,
      ...over,
    }),
  );
}

const AMOUNTS = [1_250_000, 480_200.5, 96_400, 51_000, 12_750.25, 8_400, 2_110];

/** A winners board in wire format, the highest first; one game is no longer available. */
export function wireWinners(names: readonly string[] = []) {
  return testGames(AMOUNTS.length).map((game, at) => ({
    rank: at + 1,
    account: ['ju***01', 'ma***7', 'vi***1'][at % 3] ?? '',
    gameId: game.id,
    nodeId: at === 4 ? null : game.nodeId,
    gameName: names[at] ?? game.name,
    category: 'RNG' as const,
    vendor: 'TLA',
    vendorName: game.vendorName,
    coverPath: at === 4 ? null : game.coverPath,
    amount: (AMOUNTS[at] ?? 0).toFixed(2),
    multiple: 2_500 / (at + 1),
    wonAt: Date.now() - (at + 1) * 3_600_000,
    isMine: false,
  }));
}

/** The labels of a card, in English. */
export const CARD_LABELS: GameCardLabels = {
  play: 'Play',
  open: 'Open',
  demo: 'Demo',
  hot: 'Hot',
  new: 'New',
  playGame: (name) => `Play ${name}`,
  openVendor: (name) => `Open ${name}`,
  demoGame: (name) => `Demo: ${name}`,
  favourite: (name) => `Favorite: ${name}`,
  rtp: (percent) => `RTP ${percent}%`,
};

import type { Game } from '@perya/api-client';
import type { GameCardLabels } from './components/GameCard/GameCard';

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
    coverPath: storyCover(Number(id.replace(/\D/g, '')) || 1),
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

/** Games that differ, for lanes and walls. */
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

/**
 * A drawn cover that needs no server: a data address whose fragment takes up the width and the ending
 * that are added to a cover's path.
 */
export function storyCover(seed: number): string {
  const hue = (seed * 67) % 360;
  const at = (step: number, range: number) => (seed * step * 37) % range;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 22%)"/><stop offset="1" stop-color="hsl(${hue + 50} 70% 42%)"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><circle cx="${80 + at(3, 240)}" cy="${70 + at(5, 60)}" r="${34 + at(2, 30)}" fill="hsl(${hue + 190} 90% 72%)"/><path d="M0 300V${200 + at(7, 60)}Q${100 + at(2, 80)} ${120 + at(3, 60)} 220 ${210 + at(5, 40)}T400 ${180 + at(4, 60)}V300Z" fill="hsl(${hue + 20} 50% 14%)"/><path d="M${120 + at(6, 90)} 250l40-90 40 90z" fill="hsl(${hue + 120} 80% 66%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}#`;
}

/** The words of a card, in English. */
export const CARD_LABELS: GameCardLabels = {
  play: 'Play',
  open: 'Open',
  demo: 'Demo',
  hot: 'Hot',
  new: 'New',
  playGame: (name) => `Play ${name}`,
  openVendor: (name) => `Open ${name}`,
  demoGame: (name) => `Demo: ${name}`,
  favourite: (name) => `Favourite: ${name}`,
  rtp: (percent) => `RTP ${percent}%`,
};

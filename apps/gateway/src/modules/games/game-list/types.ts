import type { Volatility } from '@perya/game-engines/slot';
import type { EngineName } from '@perya/game-engines/play-api';

/** The ten kinds of game, as the platform names them on the wire. */
export const CATEGORIES = [
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'LOTT',
  'ELOTT',
] as const;

export type Category = (typeof CATEGORIES)[number];

export type { Volatility };

/** A game as the platform knows it. */
export interface Game {
  id: string;
  /** The place in the vendor's tree: what favourites and recents refer to. */
  nodeId: string;
  code: string;
  name: string;
  /** Vendor code. */
  vendor: string;
  category: Category;
  /** What the lobby's classify filter offers: the theme family of a slot, the table kind of a live game … */
  classify: string;
  /** Which scene its cover shows. */
  theme: string;
  /** Return to player in basis points, where it is known. */
  rtpBasisPoints: number | null;
  volatility: Volatility | null;
  /** Smallest stake of one round, in minor units. */
  minBet: number;
  /** Pay lines; 0 where the game has none. */
  lines: number;
  features: readonly string[];
  isHot: boolean;
  isNew: boolean;
  hasDemo: boolean;
  /** 1 is the most played of its category. */
  rank: number;
  /** Plays in the last month, for ordering across categories. */
  popularity: number;
  /** Which engine on the play origin runs it; null: cannot be opened yet. */
  engine: EngineName | null;
  /** Which maths model the engine takes. */
  model: string | null;
}

export interface Vendor {
  code: string;
  name: string;
  categories: readonly Category[];
  isHot: boolean;
  isNew: boolean;
  /** The node of the vendor's folder, per category. */
  folders: Readonly<Partial<Record<Category, string>>>;
}

import type { Volatility } from '@perya/game-engines/slot';
import type { EngineName } from '@perya/game-engines/play-api';

/** The ten game categories, as named on the wire. */
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

/** A game in the game list. */
export interface Game {
  id: string;
  /** The node in the vendor's tree, which favorites and recents refer to. */
  nodeId: string;
  code: string;
  name: string;
  /** Vendor code. */
  vendor: string;
  category: Category;
  /**
   * The value for the lobby's classify filter: the theme family of a slot, the table kind of a live game and
   * so on.
   */
  classify: string;
  /** The theme of its cover. */
  theme: string;
  /** Return to player in basis points; null if unknown. */
  rtpBasisPoints: number | null;
  volatility: Volatility | null;
  /** Minimum stake of one round, in minor units. */
  minBet: number;
  /** Pay lines; 0 if the game has none. */
  lines: number;
  features: readonly string[];
  isHot: boolean;
  isNew: boolean;
  hasDemo: boolean;
  /** Rank by play in its category, from 1. */
  rank: number;
  /** Plays in the last month, for ordering across categories. */
  popularity: number;
  /** The engine on the play origin that runs it; null if it can't be opened yet. */
  engine: EngineName | null;
  /** The engine's math model. */
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

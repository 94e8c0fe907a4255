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

/** Categories whose games open the lottery pages; the games of all others run on an engine. */
const LOTTERY_CATEGORIES = ['LOTT', 'ELOTT'] as const satisfies readonly Category[];

export type LotteryCategory = (typeof LOTTERY_CATEGORIES)[number];
export type EngineCategory = Exclude<Category, LotteryCategory>;

export const isLotteryCategory = (category: Category): category is LotteryCategory =>
  LOTTERY_CATEGORIES.some((each) => each === category);

export type { Volatility };

interface GameFacts {
  id: string;
  /** The node in the vendor's tree, which favorites and recents refer to. */
  nodeId: string;
  code: string;
  name: string;
  /** Vendor code. */
  vendor: string;
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
}

/** A game that an engine runs on the play origin. */
export interface EngineGame extends GameFacts {
  category: EngineCategory;
  engine: EngineName;
  /** The engine's math model. */
  model: string;
}

/** A lottery: it opens its own page, and no engine runs it. */
export interface LotteryGame extends GameFacts {
  category: LotteryCategory;
  engine: null;
  model: null;
}

/** A game in the game list. Every game can be opened: on its engine, or as a lottery. */
export type Game = EngineGame | LotteryGame;

/** Whether an engine runs the game. */
export const hasEngine = (game: Game): game is EngineGame => game.engine !== null;

export interface Vendor {
  code: string;
  name: string;
  categories: readonly Category[];
  isHot: boolean;
  isNew: boolean;
  /** The node of the vendor's folder, per category. */
  folders: Readonly<Partial<Record<Category, string>>>;
}

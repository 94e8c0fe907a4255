import type { Category } from './category';

/** The kinds of game in each category, in display order. A platform may send others: show their codes. */
export const GAME_KINDS = {
  LIVE: ['BACCARAT', 'BLACKJACK', 'ROULETTE', 'SICBO', 'DRAGON_TIGER', 'COLOR_GAME', 'GAME_SHOW'],
  RNG: [
    'CLASSIC',
    'FRUIT',
    'FESTIVAL',
    'ANIMAL',
    'OCEAN',
    'FOOD',
    'CITY',
    'MYTH',
    'ADVENTURE',
    'TREASURE',
    'GARDEN',
    'MUSIC',
    'SPACE',
  ],
  FISH: ['SHOOTER', 'BOSS', 'ARCADE'],
  PVP: ['POKER', 'TONGITS', 'MAHJONG', 'DOMINO', 'RUMMY'],
  SPORTS: ['FOOTBALL', 'BASKETBALL', 'VOLLEYBALL', 'BOXING', 'TENNIS', 'VIRTUAL'],
  ESPORTS: ['MOBA', 'TACTICAL', 'ARENA', 'SIM_RACING'],
  COCKFIGHT: ['DERBY'],
  INHOUSE: ['CRASH', 'MINES', 'PLINKO', 'HILO', 'WHEEL'],
  LOTT: ['LOTTO', 'DIGITS', 'REGIONAL'],
  ELOTT: ['KENO', 'BINGO', 'FAST_DRAW'],
} as const satisfies Record<Category, readonly string[]>;

/** A kind of game within a category. */
export type GameKind = (typeof GAME_KINDS)[Category][number];

/** Features of a game beyond its plain round. A platform may send others: ignore them. */
export const GAME_FEATURES = [
  'WILD',
  'SCATTER',
  'FREE_SPINS',
  'FREE_SPINS_X2',
  'FREE_SPINS_X3',
  'SIDE_BETS',
  'NO_COMMISSION',
  'AUTO_CASH_OUT',
  'PROVABLY_FAIR',
] as const;

/** A feature of a slot, such as free spins. */
export type GameFeature = (typeof GAME_FEATURES)[number];

// Color game: three dice with six colors.
export { countColors, countTriples, readDice, writeDice, type ColorCount } from './history';
export {
  BET_TYPES,
  COLOR_GAME_TABLE,
  ColorGameGameSchema,
  type ColorGameFacts,
  type ColorGameGame,
} from './protocol';
export {
  COLOR_GAME_MODELS,
  COLORS,
  colorsOf,
  countOf,
  hasWon,
  isTriple,
  SPOTS,
  type Color,
  type ColorGameRules,
  type Spot,
} from './rules';
export { COLOR_GAME_RULES } from './tableRules';

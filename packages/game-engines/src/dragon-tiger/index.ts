// Dragon Tiger: one card each, the higher one wins.
export { readMark, writeMark, type Mark } from './history';
export {
  DRAGON_TIGER_TABLE,
  DragonTigerGameSchema,
  type DragonTigerFacts,
  type DragonTigerGame,
} from './protocol';
export {
  DRAGON_TIGER_MODELS,
  hasWon,
  readRound,
  settle,
  SPOTS,
  type DragonTigerRules,
  type Round,
  type Spot,
  type Winner,
} from './rules';
export { DRAGON_TIGER_RULES } from './tableRules';

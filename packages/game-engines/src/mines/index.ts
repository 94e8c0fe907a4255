// Mines: safe tiles raise the multiplier, a mine ends the round.
export { MINES_GAME, MinesGameSchema, type MinesFacts } from './protocol';
export {
  chanceOf,
  MINES_MODELS,
  MINES_RULES,
  MOST_MINES,
  mostSafe,
  multiplierAt,
  TILES,
  type MinesRules,
} from './rules';

// Roulette with one zero: the table's spots, the wheel, payouts and returns.
export { hotAndCold, readPocket, writePocket, type NumberCount } from './history';
export {
  ROULETTE_TABLE,
  RouletteGameSchema,
  type RouletteFacts,
  type RouletteGame,
} from './protocol';
export { drawPocket, hasWonOn, ROULETTE_MODELS, settle, type RouletteRules } from './rules';
export {
  BET_TYPES,
  CALLED_BETS,
  ROULETTE_SPOTS,
  rouletteSpot,
  type CalledBet,
  type RouletteBetType,
  type RouletteSpot,
} from './spots';
export { ROULETTE_RULES } from './tableRules';
export { colorOf, neighborsOf, POCKETS, WHEEL, type PocketColor } from './wheel';

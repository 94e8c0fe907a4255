// Plinko: a ball falls through rows of pins into a pocket that pays its multiplier.
export { PLINKO_GAME, PlinkoGameSchema, type PlinkoFacts } from './protocol';
export {
  pathsOf,
  PLINKO_MODELS,
  PLINKO_RULES,
  pocketAt,
  pocketsOf,
  returnOf,
  ROW_COUNTS,
  type PlinkoPays,
  type PlinkoRules,
} from './rules';

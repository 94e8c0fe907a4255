// Money wheel: numbers that pay what they say, and multipliers.
export { countNumbers, readMark, writeRound } from './history';
export {
  MONEY_WHEEL_TABLE,
  MoneyWheelGameSchema,
  type MoneyWheelFacts,
  type MoneyWheelGame,
} from './protocol';
export {
  MONEY_WHEEL_MODELS,
  readRound,
  SPOTS,
  type MoneyWheelRules,
  type Round,
  type Segment,
  type Spot,
} from './rules';
export { MONEY_WHEEL_RULES } from './tableRules';

// Punto banco: the shoe, the drawing rules, returns, road maps and the timing of a round.
export { betCall, tableCall } from './calls';
export { checkBaccarat, clientSeedOf } from './checkBaccarat';
export {
  type WireStakes,
  type WireSeat,
  type TableState,
  type BaccaratFacts,
  BaccaratGameSchema,
  type BaccaratGame,
  type BetReply,
  type BaccaratDetails,
} from './protocol';
export { STATED_RETURNS, bestReturnOf } from './returns';
export {
  type Mark,
  writeMark,
  readMark,
  ROAD_ROWS,
  bigRoad,
  DERIVED_ROAD_OFFSETS,
  derivedRoad,
} from './roads';
export {
  SPOTS,
  type Spot,
  type Stakes,
  type BaccaratRules,
  BACCARAT_MODELS,
  baccaratModel,
  type Card,
  rankOf,
  suitOf,
  valueOf,
  type Round,
  readRound,
  drawShoe,
  settle,
  hasWon,
} from './rules';
export {
  GRACE_MS,
  ROUNDS_PER_SHEET,
  type RoundTimes,
  type Phase,
  roundAt,
  timesOf,
  phaseAt,
  firstRoundOfSheet,
} from './schedule';

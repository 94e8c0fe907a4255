// Punto banco: the shoe, the drawing rules, returns and road maps.
export { drawShoe } from './drawShoe';
export {
  BACCARAT_TABLE,
  BaccaratGameSchema,
  type BaccaratFacts,
  type BaccaratGame,
} from './protocol';
export { STATED_RETURNS } from './returns';
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
  type BaccaratRules,
  BACCARAT_MODELS,
  baccaratModel,
  valueOf,
  type Round,
  readRound,
  settle,
  hasWon,
} from './rules';
export { BACCARAT_RULES } from './tableRules';

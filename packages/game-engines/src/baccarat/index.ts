// Punto banco: the shoe, the drawing rules, returns and history.
export { drawShoe } from './drawShoe';
export {
  BACCARAT_TABLE,
  BaccaratGameSchema,
  type BaccaratFacts,
  type BaccaratGame,
} from './protocol';
export { STATED_RETURNS } from './returns';
export { type Mark, writeMark, readMark } from './history';
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

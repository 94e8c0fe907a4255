// Sic bo: bets on three dice.
export { readDice, sizeOf, writeDice, type Size } from './history';
export { SIC_BO_TABLE, SicBoGameSchema, type SicBoFacts, type SicBoGame } from './protocol';
export { profitOf, SIC_BO_MODELS, type SicBoRules } from './rules';
export {
  BET_TYPES,
  countOf,
  isTriple,
  SIC_BO_SPOTS,
  sicBoSpot,
  totalOf,
  type Dice,
  type SicBoBetType,
  type SicBoSpot,
} from './spots';
export { SIC_BO_RULES } from './tableRules';

// Hi-lo: guesses whether the next card is higher or lower.
export { HI_LO_GAME, HiLoGameSchema, type HiLoFacts } from './protocol';
export {
  GUESSES,
  HI_LO_MODELS,
  HI_LO_RULES,
  playGuesses,
  ranksFor,
  readGuess,
  type Guess,
  type HiLoRules,
  type HiLoState,
} from './rules';

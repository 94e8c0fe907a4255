// Blackjack: an own hand against the dealer, with doubling, splitting and insurance.
export { isBlackjack, pointsOf, valueOf, type HandValue } from './hand';
export { readMark, type DealerMark } from './history';
export {
  playHands,
  readDecisions,
  writeDecisions,
  type Decision,
  type Hand,
  type PlayerState,
} from './play';
export {
  BLACKJACK_TABLE,
  BlackjackGameSchema,
  type BlackjackFacts,
  type BlackjackGame,
} from './protocol';
export {
  BLACKJACK_MODELS,
  PAIRS,
  pairOf,
  POKER_HANDS,
  pokerHandOf,
  resultOf,
  SPOTS,
  type BlackjackRules,
  type HandResult,
  type Pair,
  type PokerHand,
  type Spot,
} from './rules';
export { BLACKJACK_RULES } from './tableRules';

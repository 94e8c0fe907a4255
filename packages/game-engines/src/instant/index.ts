// Instant games: one player, one bet, drawn at once; some go on in steps until the player cashes out.
export { checkInstantRound } from './checkInstantRound';
export {
  instantGame,
  multiplierOf,
  payoutOf,
  UNIT,
  type InstantGame,
  type InstantRules,
  type InstantState,
} from './instantGame';
export {
  instantGameSchema,
  type CashOutBody,
  type InstantCalls,
  type InstantFacts,
  type InstantModel,
  type InstantOptions,
  type InstantReply,
  type InstantRoundDetails,
  type StartBody,
  type StepBody,
  type WireInstantRound,
} from './protocol';
export { RISKS, type Risk } from './risks';

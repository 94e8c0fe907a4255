// Games that players play against each other, in turn: what all of them share.
export { checkMatch } from './checkMatch';
export { matchGame, type MatchGame, type MatchRules } from './matchGame';
export { MATCH_RAKE_BASIS_POINTS, matchResultOf, type MatchResult } from './payout';
export {
  MatchGameSchema,
  type ActBody,
  type MatchCalls,
  type MatchDetails,
  type MatchFacts,
  type MatchState,
  type PlayedAction,
  type WireMatch,
  type WireMatchSeat,
} from './protocol';
export { platformActionOf } from './platformActionOf';
export { replayMatch } from './replayMatch';

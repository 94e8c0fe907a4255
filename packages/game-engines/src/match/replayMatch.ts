import type { MatchRules } from './matchGame';
import type { PlayedAction } from './protocol';

/** What a match starts from. */
interface Deal {
  outcome: readonly number[];
  seats: number;
}

/**
 * The state of a match after its actions.
 *
 * @throws RangeError if an action wasn't possible at its turn.
 */
export const replayMatch = <State>(
  rules: MatchRules<State>,
  { outcome, seats }: Deal,
  actions: readonly PlayedAction[],
): State =>
  actions.reduce(
    (state, { seat, action }) => rules.act(state, seat, action),
    rules.start(outcome, seats),
  );

import type { FairDraw } from '@perya/rules/fairness';
import type * as v from 'valibot';
import type { EngineName } from '../play-api/protocol';
import { matchCalls, type MatchCalls } from './protocol';

/** What the page and the platform know about a game that players play against each other. */
export interface MatchGame<Action extends object = object, View extends object = object> {
  readonly name: EngineName;
  /** The numbers of players that a match can have. */
  readonly sizes: readonly number[];
  /** The most that a player can lose, in points; the stake covers exactly that. */
  readonly maxPoints: number;
  readonly calls: MatchCalls<Action, View>;
}

/** Declares a game that players play against each other. */
/* @__NO_SIDE_EFFECTS__ */
export function matchGame<Action extends object, View extends object>({
  name,
  sizes,
  maxPoints,
  action,
  view,
}: Pick<MatchGame, 'name' | 'sizes' | 'maxPoints'> & {
  action: v.GenericSchema<unknown, Action>;
  view: v.GenericSchema<unknown, View>;
}): MatchGame<Action, View> {
  return { name, sizes, maxPoints, calls: matchCalls(name, action, view) };
}

/**
 * The rules of a game in which players act in turn. Pure; the same module is used by the platform and the page.
 * Past matches are verified against the models: never change the rules of one, add another.
 */
export interface MatchRules<
  State = unknown,
  Action extends object = object,
  View extends object = object,
> {
  readonly game: MatchGame<Action, View>;
  /** Name of these rules; stored with each match. */
  readonly model: string;
  /** Shuffles and deals: every random number of a match is drawn before its first action. */
  deal(draw: FairDraw, seats: number): readonly number[];
  /** The state after dealing. */
  start(outcome: readonly number[], seats: number): State;
  /** The seats that have to act; several if they decide at the same time, none once the match is over. */
  actorsOf(state: State): readonly number[];
  /** Number of the turn. The turn clock starts again with each turn. */
  turnOf(state: State): number;
  /** @throws RangeError if the action isn't possible for this seat now. */
  act(state: State, seat: number, action: Action): State;
  /** What a seat may see. The page gets nothing else until the match is over. */
  viewOf(state: State, seat: number): View;
  /** The next action of a house player, who sees only its own view. */
  decide(view: View): Action;
  /** The next action for a player whose time is up. */
  decideLate(view: View): Action;
  /** The only possible action of a seat, if the platform plays it after a moment, such as a pass. */
  forced?(view: View): Action | undefined;
  /** Points won by each seat, 0 in total and at least −`maxPoints` each; undefined before the end. */
  pointsOf(state: State): readonly number[] | undefined;
}

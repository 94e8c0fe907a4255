/** Every draw of a match, except a race's, is a number below this: probabilities are in millionths. */
export const PROBABILITY_SCALE = 1_000_000;

/** The exact probabilities of a selection's results in a match state, 0 to 1. */
export interface Chance {
  win: number;
  /** The stake is returned. */
  push: number;
}

/** The chances of a market's selections, by name. */
export type Chances = Readonly<Record<string, Chance>>;

/** A possible outcome of one step of a match. */
export interface Outcome {
  /** A drawn number that means this outcome. */
  drawn: number;
  /** How many of the numbers below the limit mean this outcome. */
  weight: number;
}

/** The known state of a match: `step` of its steps are played. */
export interface MatchState {
  readonly step: number;
  readonly isOver: boolean;
}

/**
 * The rules of a kind of match: a chain of steps, each decided by one drawn number. A selection's chance is
 * computed from the state, without sampling, so that the chance before a step is exactly the mean of the
 * chances after it: a price derived from it has the same return at any time. Once a match is over, every
 * chance is 0 or 1, which is used to settle bets.
 */
export interface MatchModel<State extends MatchState = MatchState> {
  /** Exclusive upper bounds of a whole match's draws, one per possible step. */
  readonly limits: readonly number[];
  /** The possible next outcomes in this state. */
  outcomes(state: State): readonly Outcome[];
  begin(): State;
  step(state: State, drawn: number): State;
  /** The markets shown in this state of an unfinished match, the main one first. */
  markets(state: State): readonly string[];
  /** The chances of a market, including one no longer shown; undefined if it doesn't apply. */
  chances(state: State, market: string): Chances | undefined;
  /**
   * The numbers on a scoreboard: two main ones first, then other deciding ones; for a race, the runners'
   * positions.
   */
  score(state: State): readonly number[];
}

/** A chance without a push. */
export const chanceWithoutPush = (win: number): Chance => ({ win, push: 0 });

/** A market of two selections. */
export const twoWayMarket = (one: string, other: string, chance: number): Chances => ({
  [one]: chanceWithoutPush(chance),
  [other]: chanceWithoutPush(1 - chance),
});

/** The line in a market's name: 2.5 of `total:2.5`. Undefined for other markets. */
export function lineOf(market: string, name: string): number | undefined {
  if (!market.startsWith(`${name}:`)) return undefined;
  const text = market.slice(name.length + 1);
  // Half-lines only: no result is equal to one, so a line has no push.
  return /^-?\d{1,3}\.5$/.test(text) ? Number(text) : undefined;
}

/**
 * The half-lines around the middle of a distribution, at most `count`, each with a possible win on both
 * sides.
 *
 * @param shares probability of 0, 1, 2 … above `from`.
 */
export function balancedHalfLines(
  shares: readonly number[],
  from: number,
  count: number,
): number[] {
  const lines: { line: number; distance: number }[] = [];
  let below = 0;
  shares.forEach((share, place) => {
    below += share;
    if (below > 0.12 && below < 0.88) {
      lines.push({ line: from + place + 0.5, distance: Math.abs(below - 0.5) });
    }
  });
  return lines
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ line }) => line)
    .sort((one, other) => one - other);
}

/** The outcome a drawn number means, by cumulative weights. */
export function pickByWeight(weights: readonly number[], drawn: number): number {
  let end = 0;
  for (let place = 0; place < weights.length; place += 1) {
    end += weights[place] ?? 0;
    if (drawn < end) return place;
  }
  return weights.length;
}

/** The outcomes for a list of weights; the rest of the million means that nothing happens. */
export function outcomesOf(weights: readonly number[], limit = PROBABILITY_SCALE): Outcome[] {
  const outcomes: Outcome[] = [];
  let drawn = 0;
  for (const weight of weights) {
    if (weight > 0) outcomes.push({ drawn, weight });
    drawn += weight;
  }
  if (drawn < limit) outcomes.push({ drawn, weight: limit - drawn });
  return outcomes;
}

/**
 * Caches the last result only: all markets of a state need the same one, and the states of a match follow one
 * another. Caching all would use too much memory.
 */
export function memoizeLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

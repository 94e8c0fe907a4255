/** Every draw of a match but a race's is a number below this: chances are parts of a million. */
export const MILLION = 1_000_000;

/** What a selection may become, seen from a state of the match: exact, 0 to 1. */
export interface Chance {
  win: number;
  /** The stake comes back. */
  push: number;
}

/** The chances of a market's selections, by their names. */
export type Chances = Readonly<Record<string, Chance>>;

/** What can happen in one step of a match. */
export interface Outcome {
  /** A number that the draw could show for it. */
  drawn: number;
  /** How many of the numbers below the limit mean this. */
  weight: number;
}

/** What is known of a match: `step` of its steps are played. */
export interface MatchState {
  readonly step: number;
  readonly isOver: boolean;
}

/**
 * The rules of a kind of match: a chain of steps, each decided by one drawn number. A selection's chance is
 * counted from the state, without sampling, so that the chance before a step is exactly the mean of
 * the chances after it: a price made of it returns the same whenever it is taken. Once a match is over
 * every chance is 0 or 1, which is what settles bets.
 */
export interface MatchModel<State extends MatchState = MatchState> {
  /** What the draws of a whole match stay below, one entry a possible step. */
  readonly limits: readonly number[];
  /** What can happen next in this state. */
  outcomes(state: State): readonly Outcome[];
  begin(): State;
  step(state: State, drawn: number): State;
  /** The markets that are shown in this state of a match that is not over, the main one first. */
  markets(state: State): readonly string[];
  /** The chances of a market, also of one that is no longer shown; undefined where it means nothing. */
  chances(state: State, market: string): Chances | undefined;
  /** What a score board shows: two numbers first, then what else decides; of a race, the runners' places. */
  score(state: State): readonly number[];
}

/** A chance without a way for the stake to come back. */
export const plain = (win: number): Chance => ({ win, push: 0 });

/** A market of two selections. */
export const either = (one: string, other: string, chance: number): Chances => ({
  [one]: plain(chance),
  [other]: plain(1 - chance),
});

/** The number behind the name of a market: 2.5 of `total:2.5`. Undefined for other markets. */
export function lineOf(market: string, name: string): number | undefined {
  if (!market.startsWith(`${name}:`)) return undefined;
  const text = market.slice(name.length + 1);
  // Only halves: nothing ends on them, so that a line has two sides and no third.
  return /^-?\d{1,3}\.5$/.test(text) ? Number(text) : undefined;
}

/**
 * The half-lines around the middle of a distribution, at most `count`, each with something to gain on
 * both sides.
 *
 * @param shares chance of 0, 1, 2 … above `from`.
 */
export function linesAround(shares: readonly number[], from: number, count: number): number[] {
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

/** Which of the outcomes a drawn number means, by their weights in order. */
export function pickByWeight(weights: readonly number[], drawn: number): number {
  let end = 0;
  for (let place = 0; place < weights.length; place += 1) {
    end += weights[place] ?? 0;
    if (drawn < end) return place;
  }
  return weights.length;
}

/** The outcomes of weights that may leave a rest of the million, in which nothing happens. */
export function outcomesOf(weights: readonly number[], limit = MILLION): Outcome[] {
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
 * Remembers the last answer alone: every market of a state asks for the same, and the states of a match
 * come one after the other. To keep them all would fill the memory.
 */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

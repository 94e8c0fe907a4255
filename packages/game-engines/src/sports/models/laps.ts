import {
  pickByWeight,
  chanceWithoutPush,
  type Chances,
  type MatchModel,
  type MatchState,
} from './model';

/** A race: the leader of a lap gains weight, and the leader of the last lap wins. */
export interface LapsRules {
  laps: number;
  /** Initial weights, integers, by starting number. */
  weights: readonly number[];
  /** Weight gained by leading a lap. */
  gain: number;
}

export interface LapsState extends MatchState {
  weights: readonly number[];
  /** Leader of each lap, from 0. */
  leaders: readonly number[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/**
 * A race as Pólya's urn: a runner leads the next lap with a probability equal to its share of all weights,
 * and its share grows with it. The share is a martingale, so it is exactly the probability of winning at any
 * time, without summing over future laps.
 */
export function lapsModel(rules: LapsRules): MatchModel<LapsState> {
  const total = sumOf(rules.weights);
  return {
    limits: Array.from({ length: rules.laps }, (_, lap) => total + lap * rules.gain),
    outcomes: ({ weights }) => {
      let drawn = 0;
      return weights.map((weight) => {
        const outcome = { drawn, weight };
        drawn += weight;
        return outcome;
      });
    },
    begin: () => ({ step: 0, isOver: false, weights: rules.weights, leaders: [] }),
    step: (state, drawn) => {
      const leader = pickByWeight(state.weights, drawn);
      const step = state.step + 1;
      return {
        step,
        isOver: step === rules.laps,
        weights: state.weights.map((weight, runner) =>
          runner === leader ? weight + rules.gain : weight,
        ),
        leaders: [...state.leaders, leader],
      };
    },
    markets: () => ['first', 'half', 'parity'],
    chances: (state, market) => lapsChances(state, market),
    score: orderOf,
  };
}

function lapsChances({ isOver, weights, leaders }: LapsState, market: string): Chances | undefined {
  const winner = leaders.at(-1);
  const shareOf = (runner: number): number =>
    isOver ? Number(runner === winner) : (weights[runner] ?? 0) / sumOf(weights);
  const sum = (holds: (number: number) => boolean): number =>
    weights.reduce((all, _, runner) => (holds(runner + 1) ? all + shareOf(runner) : all), 0);
  switch (market) {
    case 'first':
      return Object.fromEntries(
        weights.map((_, runner) => [String(runner + 1), chanceWithoutPush(shareOf(runner))]),
      );
    case 'half':
      return {
        low: chanceWithoutPush(sum((number) => number <= weights.length / 2)),
        high: chanceWithoutPush(sum((number) => number > weights.length / 2)),
      };
    case 'parity':
      return {
        odd: chanceWithoutPush(sum((number) => number % 2 === 1)),
        even: chanceWithoutPush(sum((number) => number % 2 === 0)),
      };
    default:
      return undefined;
  }
}

/** Starting numbers in running order: the leader of the last lap, then by weight. */
function orderOf({ weights, leaders }: LapsState): number[] {
  const first = leaders.at(-1);
  return weights
    .map((weight, runner) => ({ runner, weight: runner === first ? Infinity : weight }))
    .sort((one, other) => other.weight - one.weight || one.runner - other.runner)
    .map(({ runner }) => runner + 1);
}

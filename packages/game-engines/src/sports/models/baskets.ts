import {
  twoWayMarket,
  lineOf,
  balancedHalfLines,
  PROBABILITY_SCALE,
  outcomesOf,
  pickByWeight,
  memoizeLast,
  type Chances,
  type MatchModel,
  type MatchState,
} from './model';

/** Frequent scoring: each step brings two or three points to one side, or none. */
export interface BasketsRules {
  steps: number;
  /** Probabilities per step, in millionths: two points, three points. */
  home: readonly [number, number];
  away: readonly [number, number];
}

export interface BasketsState extends MatchState {
  home: number;
  away: number;
  /** Who scored the golden basket after a tie. */
  golden: 'home' | 'away' | null;
}

/** A distribution over whole numbers: `shares[0]` is the chance of `from`. */
interface Spread {
  from: number;
  shares: readonly number[];
}

/**
 * A match of many baskets. After a tie the next basket wins: it decides the winner, but doesn't count for the
 * handicap and the total, which are for regular time.
 */
export function basketsModel(rules: BasketsRules): MatchModel<BasketsState> {
  const weights = [...rules.home, ...rules.away];
  const homeShare = rules.home[0] + rules.home[1];
  const golden = Math.round(
    (PROBABILITY_SCALE * homeShare) / (homeShare + rules.away[0] + rules.away[1]),
  );
  const margins = spreads(rules, [2, 3, -2, -3]);
  const totals = spreads(rules, [2, 3, 2, 3]);
  const left = (state: BasketsState): number => Math.max(0, rules.steps - state.step);
  const margin = (state: BasketsState) => shifted(margins(left(state)), state.home - state.away);
  const total = (state: BasketsState) => shifted(totals(left(state)), state.home + state.away);

  return {
    limits: Array.from({ length: rules.steps + 1 }, () => PROBABILITY_SCALE),
    outcomes: (state) =>
      state.step < rules.steps
        ? outcomesOf(weights)
        : outcomesOf([golden, PROBABILITY_SCALE - golden]),
    begin: () => ({ step: 0, isOver: false, home: 0, away: 0, golden: null }),
    step: (state, drawn) => {
      const step = state.step + 1;
      if (state.step >= rules.steps) {
        return { ...state, step, isOver: true, golden: drawn < golden ? 'home' : 'away' };
      }
      const basket = pickByWeight(weights, drawn);
      const home = state.home + ([2, 3][basket] ?? 0);
      const away = state.away + ([2, 3][basket - 2] ?? 0);
      return { ...state, step, home, away, isOver: step === rules.steps && home !== away };
    },
    markets: (state) => {
      // In the golden basket only the winner is still undecided.
      if (left(state) === 0) return ['winner'];
      const lead = margin(state);
      const points = total(state);
      return [
        'winner',
        ...balancedHalfLines(lead.shares, lead.from, 3).map((line) => `handicap:${-line}`),
        ...balancedHalfLines(points.shares, points.from, 3).map((line) => `total:${line}`),
      ];
    },
    chances: (state, market): Chances | undefined => {
      if (market === 'winner') {
        if (state.golden !== null)
          return twoWayMarket('home', 'away', Number(state.golden === 'home'));
        const spread = margin(state);
        const tie = spread.shares[-spread.from] ?? 0;
        return twoWayMarket('home', 'away', above(spread, 0) + (tie * golden) / PROBABILITY_SCALE);
      }
      const handicap = lineOf(market, 'handicap');
      if (handicap !== undefined)
        return twoWayMarket('home', 'away', above(margin(state), -handicap));
      const line = lineOf(market, 'total');
      return line === undefined
        ? undefined
        : twoWayMarket('over', 'under', above(total(state), line));
    },
    score: ({ home, away }) => [home, away],
  };
}

/** The probability of exceeding a line. */
function above({ from, shares }: Spread, line: number): number {
  let sum = 0;
  shares.forEach((share, place) => {
    if (from + place > line) sum += share;
  });
  return sum;
}

const shifted = ({ from, shares }: Spread, by: number): Spread => ({ from: from + by, shares });

/** The sum of the remaining steps, each basket weighted by its worth. */
function spreads(rules: BasketsRules, worth: readonly number[]): (steps: number) => Spread {
  const weights = [...rules.home, ...rules.away];
  const none = PROBABILITY_SCALE - weights.reduce((sum, weight) => sum + weight, 0);
  const lowest = Math.min(0, ...worth);
  const width = Math.max(...worth) - lowest;
  return memoizeLast((steps) => {
    let shares: readonly number[] = [1];
    for (let step = 0; step < steps; step += 1) {
      const next: number[] = Array.from({ length: shares.length + width }, () => 0);
      shares.forEach((share, place) => {
        const at = place - lowest;
        next[at] = (next[at] ?? 0) + (share * none) / PROBABILITY_SCALE;
        worth.forEach((points, basket) => {
          const to = at + points;
          next[to] = (next[to] ?? 0) + (share * (weights[basket] ?? 0)) / PROBABILITY_SCALE;
        });
      });
      shares = next;
    }
    return { from: lowest * steps, shares };
  });
}

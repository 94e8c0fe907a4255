import {
  twoWayMarket,
  lineOf,
  balancedHalfLines,
  PROBABILITY_SCALE,
  outcomesOf,
  pickByWeight,
  chanceWithoutPush,
  memoizeLast,
  type Chances,
  type MatchModel,
  type MatchState,
} from './model';

/** Rare goals: each minute brings a goal of either side, or none. */
export interface GoalsRules {
  /** Minutes. */
  steps: number;
  /** Probability of a goal per minute, in millionths. */
  home: number;
  away: number;
}

export interface GoalsState extends MatchState {
  home: number;
  away: number;
}

/** More goals than this in the remaining time are ignored: probability below 10^-15. */
const MOST = 24;
/** Correct scores are offered individually up to this many goals per side. */
const NAMED = 3;

/** The probability of each pair of goals in the remaining time. */
type Rest = readonly (readonly number[])[];

/** A match decided by goals: football. */
export function goalsModel(rules: GoalsRules): MatchModel<GoalsState> {
  const restAfter = memoizeLast((step: number) => restOf(rules, rules.steps - step));
  /** Sums the probabilities of all final results for which the predicate is true. */
  const chanceOf = (state: GoalsState, holds: (home: number, away: number) => boolean): number => {
    let sum = 0;
    restAfter(state.step).forEach((row, home) => {
      row.forEach((share, away) => {
        if (share > 0 && holds(state.home + home, state.away + away)) sum += share;
      });
    });
    return sum;
  };
  return {
    limits: Array.from({ length: rules.steps }, () => PROBABILITY_SCALE),
    outcomes: () => outcomesOf([rules.home, rules.away]),
    begin: () => ({ step: 0, isOver: false, home: 0, away: 0 }),
    step: (state, drawn) => {
      const who = pickByWeight([rules.home, rules.away], drawn);
      const step = state.step + 1;
      return {
        step,
        isOver: step === rules.steps,
        home: state.home + Number(who === 0),
        away: state.away + Number(who === 1),
      };
    },
    markets: (state) => [
      'result',
      ...totalLines(state, restAfter(state.step)).map((line) => `total:${line}`),
      'double',
      'refund',
      'both',
      'exact',
    ],
    chances: (state, market) => goalsChances((holds) => chanceOf(state, holds), market),
    score: ({ home, away }) => [home, away],
  };
}

type Ask = (holds: (home: number, away: number) => boolean) => number;

function goalsChances(ask: Ask, market: string): Chances | undefined {
  const line = lineOf(market, 'total');
  if (line !== undefined) {
    return twoWayMarket(
      'over',
      'under',
      ask((home, away) => home + away > line),
    );
  }
  const draw = () => ask((home, away) => home === away);
  switch (market) {
    case 'result':
      return {
        home: chanceWithoutPush(ask((home, away) => home > away)),
        draw: chanceWithoutPush(draw()),
        away: chanceWithoutPush(ask((home, away) => home < away)),
      };
    case 'double':
      return {
        homeOrDraw: chanceWithoutPush(ask((home, away) => home >= away)),
        homeOrAway: chanceWithoutPush(ask((home, away) => home !== away)),
        drawOrAway: chanceWithoutPush(ask((home, away) => home <= away)),
      };
    case 'refund': {
      const push = draw();
      return {
        home: { win: ask((home, away) => home > away), push },
        away: { win: ask((home, away) => home < away), push },
      };
    }
    case 'both':
      return twoWayMarket(
        'yes',
        'no',
        ask((home, away) => home > 0 && away > 0),
      );
    case 'exact':
      return exactChances(ask);
    default:
      return undefined;
  }
}

function exactChances(ask: Ask): Chances {
  const chances: Record<string, { win: number; push: number }> = {};
  for (let home = 0; home <= NAMED; home += 1) {
    for (let away = 0; away <= NAMED; away += 1) {
      chances[`${home}-${away}`] = chanceWithoutPush(ask((h, a) => h === home && a === away));
    }
  }
  chances['other'] = chanceWithoutPush(ask((home, away) => home > NAMED || away > NAMED));
  return chances;
}

function totalLines(state: GoalsState, rest: Rest): number[] {
  const totals: number[] = [];
  rest.forEach((row, home) => {
    row.forEach((share, away) => {
      totals[home + away] = (totals[home + away] ?? 0) + share;
    });
  });
  return balancedHalfLines(totals, state.home + state.away, 3);
}

/** Trinomial: a number of minutes, each with a goal of one side, of the other, or none. */
function restOf({ home, away }: GoalsRules, minutes: number): Rest {
  const none = PROBABILITY_SCALE - home - away;
  return Array.from({ length: MOST + 1 }, (_, i) =>
    Array.from({ length: MOST + 1 }, (__, j) => {
      if (i + j > minutes) return 0;
      const ways = logChoose(minutes, i) + logChoose(minutes - i, j);
      const logs =
        i * Math.log(home / PROBABILITY_SCALE) +
        j * Math.log(away / PROBABILITY_SCALE) +
        (minutes - i - j) * Math.log(none / PROBABILITY_SCALE);
      return Math.exp(ways + logs);
    }),
  );
}

const LOG_FACTORIALS: number[] = [0];

function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next += 1) {
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next));
  }
  return LOG_FACTORIALS[n] ?? 0;
}

const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k);

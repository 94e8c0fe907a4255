import {
  twoWayMarket,
  lineOf,
  balancedHalfLines,
  PROBABILITY_SCALE,
  outcomesOf,
  chanceWithoutPush,
  memoizeLast,
  type Chances,
  type MatchModel,
  type MatchState,
} from './model';

/**
 * A match of sets, each played to a number of units: games of tennis, points of volleyball, rounds of a map.
 */
export interface SetsRules {
  /** Sets needed to win the match. */
  sets: number;
  /** Units needed to win a set. */
  target: number;
  /** The same in the deciding set. */
  lastTarget: number;
  /** Required lead. */
  lead: number;
  /** Units above the target at which that lead is no longer required, so that sets are finite. */
  reserve: number;
  /** Probability of the home side winning each unit, in millionths. */
  home: number;
}

export interface SetsState extends MatchState {
  home: number;
  away: number;
  /** Units of the finished sets. */
  past: readonly (readonly [number, number])[];
  /** Units of the current set. */
  units: readonly [number, number];
}

/** The end of a set: each side's probability of winning it after a number of further units. */
interface SetEnd {
  home: readonly number[];
  away: readonly number[];
}

/** The end of the match: for each result in sets, the probability of a number of further units. */
type Endings = ReadonlyMap<string, readonly number[]>;

/** A match that is won by sets. */
export function setsModel(rules: SetsRules): MatchModel<SetsState> {
  const p = rules.home / PROBABILITY_SCALE;
  const targetOf = (state: Pick<SetsState, 'home' | 'away'>): number =>
    state.home === rules.sets - 1 && state.away === rules.sets - 1
      ? rules.lastTarget
      : rules.target;
  const wins = (mine: number, theirs: number, target: number): boolean =>
    (mine >= target && mine - theirs >= rules.lead) || mine === target + rules.reserve;

  /** Computes the rest of a set from its current units, over all paths. */
  const endOfSet = (target: number, from: readonly [number, number]): SetEnd => {
    const home: number[] = [];
    const away: number[] = [];
    let open = new Map<number, number>([[from[0], 1]]);
    for (let played = 1; open.size > 0; played += 1) {
      const next = new Map<number, number>();
      for (const [h, share] of open) {
        const a = from[0] + from[1] + played - 1 - h;
        if (wins(h + 1, a, target)) home[played] = (home[played] ?? 0) + share * p;
        else next.set(h + 1, (next.get(h + 1) ?? 0) + share * p);
        if (wins(a + 1, h, target)) away[played] = (away[played] ?? 0) + share * (1 - p);
        else next.set(h, (next.get(h) ?? 0) + share * (1 - p));
      }
      open = next;
    }
    return { home: filled(home), away: filled(away) };
  };
  const fresh = new Map<number, SetEnd>();
  const freshSet = (target: number): SetEnd => {
    const known = fresh.get(target) ?? endOfSet(target, [0, 0]);
    fresh.set(target, known);
    return known;
  };

  const endings = memoizeLast((state: SetsState): Endings => {
    const over = new Map<string, readonly number[]>();
    let open = new Map<string, readonly number[]>([[`${state.home}-${state.away}`, [1]]]);
    let isFirst = true;
    while (open.size > 0) {
      const next = new Map<string, readonly number[]>();
      for (const [result, lengths] of open) {
        const [home = 0, away = 0] = result.split('-').map(Number);
        if (home === rules.sets || away === rules.sets) {
          over.set(result, added(over.get(result), lengths));
          continue;
        }
        const target = targetOf({ home, away });
        const end = isFirst ? endOfSet(target, state.units) : freshSet(target);
        const won = `${home + 1}-${away}`;
        const lost = `${home}-${away + 1}`;
        next.set(won, added(next.get(won), convolved(lengths, end.home)));
        next.set(lost, added(next.get(lost), convolved(lengths, end.away)));
      }
      open = next;
      isFirst = false;
    }
    return over;
  });

  const unitsSoFar = (state: SetsState): number =>
    [...state.past, state.units].reduce((sum, [home, away]) => sum + home + away, 0);
  const allUnits = (state: SetsState): readonly number[] =>
    [...endings(state).values()].reduce<readonly number[]>((sum, next) => added(sum, next), []);
  const ask = (state: SetsState, holds: (home: number, away: number) => boolean): number => {
    let sum = 0;
    for (const [result, lengths] of endings(state)) {
      const [home = 0, away = 0] = result.split('-').map(Number);
      if (holds(home, away)) sum += totalOf(lengths);
    }
    return sum;
  };
  const maxUnits = (target: number): number => 2 * (target + rules.reserve) - 1;

  return {
    limits: Array.from(
      { length: (rules.sets * 2 - 2) * maxUnits(rules.target) + maxUnits(rules.lastTarget) },
      () => PROBABILITY_SCALE,
    ),
    outcomes: () => outcomesOf([rules.home, PROBABILITY_SCALE - rules.home]),
    begin: () => ({ step: 0, isOver: false, home: 0, away: 0, past: [], units: [0, 0] }),
    step: (state, drawn) => {
      const isHome = drawn < rules.home;
      const [h, a] = state.units;
      const units: [number, number] = isHome ? [h + 1, a] : [h, a + 1];
      const mine = isHome ? units[0] : units[1];
      const theirs = isHome ? units[1] : units[0];
      const step = state.step + 1;
      if (!wins(mine, theirs, targetOf(state))) return { ...state, step, units };
      const home = state.home + Number(isHome);
      const away = state.away + Number(!isHome);
      return {
        step,
        isOver: home === rules.sets || away === rules.sets,
        home,
        away,
        past: [...state.past, units],
        units: [0, 0],
      };
    },
    markets: (state) => [
      'winner',
      `set:${state.past.length + 1}`,
      'setHandicap:-1.5',
      'setHandicap:1.5',
      ...balancedHalfLines(allUnits(state), unitsSoFar(state), 3).map((line) => `total:${line}`),
      'sets',
    ],
    chances: (state, market): Chances | undefined => {
      if (market === 'winner') {
        return twoWayMarket(
          'home',
          'away',
          ask(state, (home, away) => home > away),
        );
      }
      const handicap = lineOf(market, 'setHandicap');
      if (handicap !== undefined) {
        return twoWayMarket(
          'home',
          'away',
          ask(state, (home, away) => home + handicap > away),
        );
      }
      const line = lineOf(market, 'total');
      if (line !== undefined) {
        const more = line - unitsSoFar(state);
        return twoWayMarket(
          'over',
          'under',
          totalOf(allUnits(state).filter((_, extra) => extra > more)),
        );
      }
      if (market === 'sets') return setResults(rules.sets, (holds) => ask(state, holds));
      return market.startsWith('set:')
        ? oneSet(state, Number(market.slice(4)), () =>
            totalOf(endOfSet(targetOf(state), state.units).home),
          )
        : undefined;
    },
    score: (state) => [state.home, state.away, ...state.units],
  };
}

/** The winner of a set: known for finished sets, undecided for the current one. */
function oneSet(state: SetsState, number: number, chance: () => number): Chances | undefined {
  const over = state.past[number - 1];
  if (over !== undefined) return twoWayMarket('home', 'away', Number(over[0] > over[1]));
  if (state.isOver || number !== state.past.length + 1) return undefined;
  return twoWayMarket('home', 'away', chance());
}

function setResults(
  sets: number,
  ask: (holds: (home: number, away: number) => boolean) => number,
): Chances {
  const chances: Record<string, { win: number; push: number }> = {};
  for (let lost = 0; lost < sets; lost += 1) {
    chances[`${sets}-${lost}`] = chanceWithoutPush(
      ask((home, away) => home === sets && away === lost),
    );
    chances[`${lost}-${sets}`] = chanceWithoutPush(
      ask((home, away) => away === sets && home === lost),
    );
  }
  return chances;
}

const totalOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0);

const filled = (shares: readonly number[]): number[] => Array.from(shares, (share) => share ?? 0);

function added(one: readonly number[] | undefined, other: readonly number[]): readonly number[] {
  if (one === undefined) return other;
  return Array.from(
    { length: Math.max(one.length, other.length) },
    (_, place) => (one[place] ?? 0) + (other[place] ?? 0),
  );
}

function convolved(one: readonly number[], other: readonly number[]): number[] {
  const sum: number[] = Array.from({ length: one.length + other.length - 1 }, () => 0);
  one.forEach((share, at) => {
    if (share === 0) return;
    other.forEach((more, by) => {
      sum[at + by] = (sum[at + by] ?? 0) + share * more;
    });
  });
  return sum;
}

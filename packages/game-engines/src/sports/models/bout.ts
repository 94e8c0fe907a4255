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

/** A fight of rounds that may end in any of them. Probabilities per round are in millionths. */
export interface BoutRules {
  steps: number;
  /** The side stops the other. */
  homeStop: number;
  awayStop: number;
  /** Neither can continue. */
  bothStop: number;
  /** The side wins the round; the rest is an even round. */
  homeRound: number;
  awayRound: number;
  /** Points decide a fight over the full distance; otherwise it is a draw. */
  hasPoints: boolean;
}

export interface BoutState extends MatchState {
  home: number;
  away: number;
  stopped: 'home' | 'away' | 'both' | null;
}

/** The possible endings of the rest of a fight. */
interface Ending {
  homeStop: number;
  awayStop: number;
  bothStop: number;
  homePoints: number;
  awayPoints: number;
  even: number;
  /** Probability that it ends with the n-th remaining round; the last one includes the full distance. */
  lengths: readonly number[];
}

const STOPS = ['home', 'away', 'both'] as const;

/** Boxing and cockfights. */
export function boutModel(rules: BoutRules): MatchModel<BoutState> {
  const weights = [
    rules.homeStop,
    rules.awayStop,
    rules.bothStop,
    rules.homeRound,
    rules.awayRound,
  ];
  const endingOf = memoizeLast((state: BoutState) => fightOn(rules, state));
  return {
    limits: Array.from({ length: rules.steps }, () => PROBABILITY_SCALE),
    outcomes: () => outcomesOf(weights),
    begin: () => ({ step: 0, isOver: false, home: 0, away: 0, stopped: null }),
    step: (state, drawn) => {
      const what = pickByWeight(weights, drawn);
      const step = state.step + 1;
      const stopped = STOPS[what] ?? null;
      return {
        step,
        stopped,
        isOver: stopped !== null || step === rules.steps,
        home: state.home + Number(what === 3),
        away: state.away + Number(what === 4),
      };
    },
    markets: (state) => {
      const lines = balancedHalfLines(endingOf(state).lengths.slice(0, -1), state.step + 1, 2);
      const lengths = lines.map((line) => `length:${line}`);
      return rules.hasPoints
        ? ['result', ...lengths, 'refund', 'method']
        : ['pit', ...lengths, 'refund'];
    },
    chances: (state, market) => boutChances(endingOf(state), state, market),
    // Rounds won, who stopped whom (see `STOPS`, from 1; 0: no stoppage), and the number of rounds fought.
    score: ({ home, away, stopped, step }) => [
      home,
      away,
      stopped === null ? 0 : STOPS.indexOf(stopped) + 1,
      step,
    ],
  };
}

function boutChances(ending: Ending, state: BoutState, market: string): Chances | undefined {
  const home = ending.homeStop + ending.homePoints;
  const away = ending.awayStop + ending.awayPoints;
  const draw = ending.bothStop + ending.even;
  const line = lineOf(market, 'length');
  if (line !== undefined) {
    const more = line - state.step;
    const under = ending.lengths.reduce(
      (sum, share, place) => (place + 1 < more ? sum + share : sum),
      0,
    );
    // The length of a finished fight is known.
    return twoWayMarket('over', 'under', state.isOver ? Number(state.step > line) : 1 - under);
  }
  switch (market) {
    // The same three results; in a cockfight they have their own names.
    case 'pit':
    case 'result':
      return {
        home: chanceWithoutPush(home),
        draw: chanceWithoutPush(draw),
        away: chanceWithoutPush(away),
      };
    case 'refund':
      return { home: { win: home, push: draw }, away: { win: away, push: draw } };
    case 'method':
      return {
        homeStop: chanceWithoutPush(ending.homeStop),
        homePoints: chanceWithoutPush(ending.homePoints),
        awayStop: chanceWithoutPush(ending.awayStop),
        awayPoints: chanceWithoutPush(ending.awayPoints),
        draw: chanceWithoutPush(draw),
      };
    default:
      return undefined;
  }
}

/** Computes the rest of the fight over all paths: the probability of each lead while the fight continues. */
function fightOn(rules: BoutRules, state: BoutState): Ending {
  const share = (weight: number): number => weight / PROBABILITY_SCALE;
  const even = PROBABILITY_SCALE - rules.homeStop - rules.awayStop - rules.bothStop;
  const quiet = even - rules.homeRound - rules.awayRound;
  const stops = { home: 0, away: 0, both: 0 };
  const lengths: number[] = [];
  if (state.stopped !== null) stops[state.stopped] = 1;
  let leads = new Map([[state.home - state.away, state.stopped === null ? 1 : 0]]);
  for (let round = state.step; !state.isOver && round < rules.steps; round += 1) {
    const next = new Map<number, number>();
    const put = (lead: number, chance: number) => next.set(lead, (next.get(lead) ?? 0) + chance);
    const alive = [...leads.values()].reduce((sum, chance) => sum + chance, 0);
    stops.home += alive * share(rules.homeStop);
    stops.away += alive * share(rules.awayStop);
    stops.both += alive * share(rules.bothStop);
    lengths.push(alive * share(rules.homeStop + rules.awayStop + rules.bothStop));
    for (const [lead, chance] of leads) {
      put(lead + 1, chance * share(rules.homeRound));
      put(lead - 1, chance * share(rules.awayRound));
      put(lead, chance * share(quiet));
    }
    leads = next;
  }
  const ends = (holds: (lead: number) => boolean): number =>
    [...leads].reduce((sum, [lead, chance]) => (holds(lead) ? sum + chance : sum), 0);
  const full = ends(() => true);
  const last = lengths.length - 1;
  if (last >= 0) lengths[last] = (lengths[last] ?? 0) + full;
  return {
    homeStop: stops.home,
    awayStop: stops.away,
    bothStop: stops.both,
    homePoints: rules.hasPoints ? ends((lead) => lead > 0) : 0,
    awayPoints: rules.hasPoints ? ends((lead) => lead < 0) : 0,
    even: rules.hasPoints ? ends((lead) => lead === 0) : full,
    lengths,
  };
}

import {
  endOfCourse,
  publishedNewsCount,
  stepsPlayed,
  timeOfStep,
  urnAfter,
  type Course,
} from './course';
import { OFFER_HORIZON_MS, raceFrom, type Fixture } from './fixtures';
import type { Chance, Chances, MatchModel, MatchState } from './models/model';
import { SPORT_RULES } from './sports';

type Phase = 'coming' | 'live' | 'over';

/**
 * How long markets are suspended around the start, in milliseconds, while pricing switches from news to play.
 */
export const START_PAUSE = { before: 4_000, after: 2_000 } as const;

/** The publicly known state of an event at a moment. */
export interface EventSnapshot {
  fixture: Fixture;
  phase: Phase;
  /** The state of the match; before the start, the initial one. */
  state: MatchState;
  score: readonly number[];
  /** Published news: scenarios or runners. */
  news: readonly number[];
  /** Whether bets are accepted now. */
  isOpen: boolean;
  markets(): readonly string[];
  chances(market: string): Chances | undefined;
}

/**
 * The state of an event at a time. Uses only steps and news that are public by then: a price can't include
 * information that the player doesn't have.
 */
export function momentOf(course: Course, at: number): EventSnapshot {
  const { fixture, model, states } = course;
  const played = Math.min(stepsPlayed(fixture, at), states.length - 1);
  const state = states[played] ?? model.begin();
  const phase = phaseOf(course, at);
  const news = course.news.slice(0, publishedNewsCount(fixture, at));
  const priced: Priced =
    phase === 'coming' ? pricedByNews(fixture, news) : pricedByState(model, state);
  return {
    fixture,
    phase,
    state,
    score: phase === 'coming' ? [] : model.score(state),
    news,
    isOpen: isOpenAt(course, at, phase, played),
    ...priced,
  };
}

function phaseOf(course: Course, at: number): Phase {
  if (at < course.fixture.startsAt) return 'coming';
  return at < endOfCourse(course) ? 'live' : 'over';
}

type Priced = Pick<EventSnapshot, 'markets' | 'chances'>;

const pricedByState = (model: MatchModel, state: MatchState): Priced => ({
  markets: () => (state.isOver ? [] : model.markets(state)),
  chances: (market) => model.chances(state, market),
});

/** Before the start: the possible match models, weighted by the news so far. */
function pricedByNews(fixture: Fixture, news: readonly number[]): Priced {
  const urn = urnAfter(fixture, news);
  if (fixture.scenarios.length === 0) {
    const model = raceFrom(urn);
    return pricedByState(model, model.begin());
  }
  const total = urn.reduce((sum, weight) => sum + weight, 0);
  const heaviest = fixture.scenarios[urn.indexOf(Math.max(...urn))];
  return {
    markets: () => (heaviest === undefined ? [] : firstMarkets(heaviest.model)),
    chances: (market) => {
      const shares = fixture.scenarios.map(({ model }, place) => ({
        chances: firstChances(model, market),
        share: (urn[place] ?? 0) / total,
      }));
      return mixed(shares);
    },
  };
}

function mixed(
  parts: readonly { chances: Chances | undefined; share: number }[],
): Chances | undefined {
  const sum: Record<string, Chance> = {};
  for (const { chances, share } of parts) {
    if (chances === undefined) return undefined;
    for (const [selection, { win, push }] of Object.entries(chances)) {
      const before = sum[selection] ?? { win: 0, push: 0 };
      sum[selection] = { win: before.win + share * win, push: before.push + share * push };
    }
  }
  return sum;
}

/** A match's chances before its first step never change, so they are computed once. */
const first = new WeakMap<
  MatchModel,
  { state: MatchState; markets: readonly string[]; chances: Map<string, Chances | undefined> }
>();

function firstOf(model: MatchModel) {
  const known = first.get(model);
  if (known !== undefined) return known;
  const state = model.begin();
  const made = { state, markets: model.markets(state), chances: new Map() };
  first.set(model, made);
  return made;
}

const firstMarkets = (model: MatchModel): readonly string[] => firstOf(model).markets;

function firstChances(model: MatchModel, market: string): Chances | undefined {
  const { state, chances } = firstOf(model);
  if (!chances.has(market)) chances.set(market, model.chances(state, market));
  return chances.get(market);
}

function isOpenAt(course: Course, at: number, phase: Phase, played: number): boolean {
  const { fixture, states } = course;
  const { timetable, inPlay } = SPORT_RULES[fixture.sport];
  if (phase === 'over') return false;
  if (phase === 'coming') {
    return at < fixture.startsAt - START_PAUSE.before && at >= fixture.startsAt - OFFER_HORIZON_MS;
  }
  if (!inPlay || at < fixture.startsAt + START_PAUSE.after) return false;
  const turned = lastTurn(states, played);
  return turned === 0 || at >= timeOfStep(fixture, turned) + timetable.suspend;
}

/** The last decisive step: a goal, the end of a set. */
function lastTurn(states: readonly MatchState[], played: number): number {
  for (let step = played; step > 0; step -= 1) {
    if (isTurn(states[step - 1], states[step])) return step;
  }
  return 0;
}

function isTurn(before: MatchState | undefined, after: MatchState | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const one = before as Partial<Record<'home' | 'away', number>>;
  const other = after as Partial<Record<'home' | 'away', number>>;
  return one.home !== other.home || one.away !== other.away;
}

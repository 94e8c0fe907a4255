import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { NEWS_TIMING, newsGainOf, raceFrom, urnOf, type Fixture } from './fixtures';
import { pickByWeight, type MatchModel, type MatchState } from './models/model';
import { SPORT_RULES } from './sports';

/** Maximum duration of an event, in milliseconds: a test checks every sport. */
export const MAX_EVENT_DURATION_MS = 12 * 60_000;

/** Nonces of an event's draws with its own seed; the event's id is used as the client seed. */
const NEWS_NONCE = 0;
const MATCH_NONCE = 1;

/**
 * The full course of an event, computed from its seed. Known only to the platform until the event is over.
 */
export interface Course {
  fixture: Fixture;
  /** What each piece of news favors: a scenario of a match, a runner of a race. */
  news: readonly number[];
  /** The match as it is played. */
  model: MatchModel;
  /** The state before the first step, and after each. */
  states: readonly MatchState[];
}

/** Computes an event from start to end: used by the platform to play and by a player's page to verify. */
export function playCourse(fixture: Fixture, serverSeed: string): Course {
  const draw = (nonce: number): FairDraw => ({ serverSeed, clientSeed: fixture.id, nonce });
  const gain = newsGainOf(fixture);
  const total = urnOf(fixture).reduce((sum, weight) => sum + weight, 0);
  const drawn = drawNumbers(
    draw(NEWS_NONCE),
    // The last limit selects the match model, given all the news.
    Array.from({ length: NEWS_TIMING.ticks + 1 }, (_, tick) => total + tick * gain),
  );
  const news: number[] = [];
  for (const number of drawn.slice(0, NEWS_TIMING.ticks)) {
    news.push(pickByWeight(urnAfter(fixture, news), number));
  }
  const urn = urnAfter(fixture, news);
  const scenario = fixture.scenarios[pickByWeight(urn, drawn.at(-1) ?? 0)];
  const model = scenario?.model ?? raceFrom(urn);
  const steps = drawNumbers(draw(MATCH_NONCE), model.limits);
  return { fixture, news, model, states: statesOf(model, steps) };
}

function statesOf(model: MatchModel, drawn: readonly number[]): MatchState[] {
  let state = model.begin();
  const states = [state];
  for (const number of drawn) {
    if (state.isOver) break;
    state = model.step(state, number);
    states.push(state);
  }
  return states;
}

/** The urn after some news. As in Pólya's urn, every share is the mean of its possible future values. */
export function urnAfter(fixture: Fixture, news: readonly number[]): number[] {
  const gain = newsGainOf(fixture);
  const urn = [...urnOf(fixture)];
  for (const place of news) urn[place] = (urn[place] ?? 0) + gain;
  return urn;
}

/** Number of news items published at a time. */
export function publishedNewsCount({ startsAt }: Fixture, at: number): number {
  const since = at - (startsAt - NEWS_TIMING.before);
  return Math.min(NEWS_TIMING.ticks, Math.max(0, Math.floor(since / NEWS_TIMING.every)));
}

/** Number of steps played at a time. */
export function stepsPlayed({ sport, startsAt }: Fixture, at: number): number {
  const { step, pause } = SPORT_RULES[sport].timetable;
  const since = at - startsAt;
  if (since < 0) return 0;
  const before = Math.floor(since / step);
  if (pause === undefined || before <= pause.after) return before;
  return Math.max(pause.after, Math.floor((since - pause.ms) / step));
}

/** When a step ends and becomes public. */
export function timeOfStep({ sport, startsAt }: Fixture, step: number): number {
  const { step: length, pause } = SPORT_RULES[sport].timetable;
  return startsAt + step * length + (pause !== undefined && step > pause.after ? pause.ms : 0);
}

/** When the event ends. */
export const endOfCourse = ({ fixture, states }: Course): number =>
  timeOfStep(fixture, states.length - 1);

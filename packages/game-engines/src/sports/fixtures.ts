import { seededRandom } from '../random/random';
import { lapsModel } from './models/laps';
import type { MatchModel } from './models/model';
import { SPORTS, type Sport } from './categories';
import { RACE, SPORT_RULES } from './sports';

/** Another version is another timetable: existing bets keep the rules they were placed under. */
const VERSION = '1';

/** One of a few possible match models. */
interface Scenario {
  /** Its initial weight in the urn. */
  weight: number;
  model: MatchModel;
}

/** An event of the book: derived from its id alone, the same for everyone. */
export interface Fixture {
  /** `<version>.<sport>.<round>.<place>`. */
  id: string;
  sport: Sport;
  league: string;
  /** Epoch milliseconds. */
  startsAt: number;
  /** Home first; the runners of a race by starting number. */
  sides: readonly string[];
  /** The possible match models; empty for a race, whose urn is its grid. */
  scenarios: readonly Scenario[];
  /** The weights of a race's grid. */
  grid: readonly number[];
}

/** Timing of the news that move prices: how long before the start, and at what interval. */
export const NEWS_TIMING = { before: 30 * 60_000, every: 60_000, ticks: 29 } as const;
/** What a news item adds to the weight of what it favors. */
const NEWS_GAIN = { match: 2, race: 2 } as const;
/** How far ahead events are offered. */
export const OFFER_HORIZON_MS = 60 * 60_000;
/** Form of the day in addition to the season's strength. */
const FORMS = [
  { shift: -3, weight: 24 },
  { shift: 0, weight: 32 },
  { shift: 3, weight: 24 },
] as const;

/** The events of a sport that start within a period: from `from`, before `to`, the earliest first. */
export function fixturesBetween(sport: Sport, from: number, to: number): Fixture[] {
  const { every, offset, events } = SPORT_RULES[sport].timetable;
  const first = Math.ceil((from - offset) / every);
  const fixtures: Fixture[] = [];
  for (let round = first; round * every + offset < to; round += 1) {
    for (let place = 0; place < events; place += 1) fixtures.push(makeFixture(sport, round, place));
  }
  return fixtures;
}

/** The event with an id; undefined if the timetable doesn't contain it. */
export function fixtureOf(id: string): Fixture | undefined {
  const [version, sport, round, place, ...rest] = id.split('.');
  if (version !== VERSION || rest.length > 0) return undefined;
  const known = SPORTS.find((one) => one === sport);
  if (known === undefined || !/^\d{1,9}$/.test(round ?? '') || !/^\d$/.test(place ?? ''))
    return undefined;
  if (Number(place) >= SPORT_RULES[known].timetable.events) return undefined;
  return makeFixture(known, Number(round), Number(place));
}

/** The initial weights of the urn that the news is drawn from. */
export const urnOf = ({ scenarios, grid }: Fixture): readonly number[] =>
  scenarios.length > 0 ? scenarios.map(({ weight }) => weight) : grid;

/** What each news item adds. */
export const newsGainOf = ({ scenarios }: Fixture): number =>
  scenarios.length > 0 ? NEWS_GAIN.match : NEWS_GAIN.race;

/** The race with a grid that was changed by the news. */
export const raceFrom = (weights: readonly number[]): MatchModel =>
  lapsModel({ laps: RACE.laps, weights, gain: RACE.gain });

const kept = new Map<string, Fixture>();
/** Enough for all current events and the last results. */
const KEPT = 800;

function makeFixture(sport: Sport, round: number, place: number): Fixture {
  const id = [VERSION, sport, round, place].join('.');
  const known = kept.get(id);
  if (known !== undefined) return known;
  const { entrants, sides, timetable, league, model } = SPORT_RULES[sport];
  // Each participant plays once per round, so a single shuffle covers all its events.
  const drawn = seededRandom(`perya/round/${VERSION}/${sport}/${round}`).shuffled(entrants);
  const names = drawn.slice(place * sides, (place + 1) * sides);
  const random = seededRandom(`perya/event/${id}`);
  const isRace = sides > 2;
  const difference = strengthOf(sport, names[0]) - strengthOf(sport, names[1]);
  const fixture: Fixture = {
    id,
    sport,
    league,
    startsAt: round * timetable.every + timetable.offset,
    sides: names,
    scenarios: isRace
      ? []
      : FORMS.map(({ shift, weight }) => ({ weight, model: model(difference + shift) })),
    grid: isRace
      ? names.map((name) => 12 + 3 * (3 + strengthOf(sport, name)) + random.int(0, 6))
      : [],
  };
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(id, fixture);
  return fixture;
}

/** A name's strength in the season, from -3 to 3. */
const strengthOf = (sport: Sport, name = ''): number =>
  seededRandom(`perya/strength/${VERSION}/${sport}/${name}`).int(-3, 3);

import { commitmentOf } from '@perya/rules/fairness';
import type { Platform } from '../../../kernel/platform';
import {
  momentOf,
  type EventSnapshot,
  endOfCourse,
  MAX_EVENT_DURATION_MS,
  playCourse,
  type Course,
  OFFER_HORIZON_MS,
  fixturesBetween,
  type Fixture,
  type Sport,
} from '@perya/game-engines/sports';

/** An event including what only the platform knows before it's over. */
export interface ServerCourse extends Course {
  serverSeed: string;
  /** SHA-256 of the seed, public from the beginning. */
  commitment: string;
  endsAt: number;
}

const courses = new WeakMap<Platform, Map<string, Promise<ServerCourse>>>();
/** Enough for all current events and the last results; older ones are recomputed on request. */
const KEPT = 400;

/**
 * The course of an event. Its seed is derived from the installation's secret and the event's id, so nothing
 * has to be stored, and no one can choose it, before or after the first bet.
 */
export function courseOf(platform: Platform, fixture: Fixture): Promise<ServerCourse> {
  const mine = courses.get(platform) ?? new Map<string, Promise<ServerCourse>>();
  courses.set(platform, mine);
  const known = mine.get(fixture.id);
  if (known !== undefined) return known;
  if (mine.size >= KEPT) mine.delete(mine.keys().next().value ?? '');
  const course = playOut(platform, fixture);
  mine.set(fixture.id, course);
  course.catch(() => mine.delete(fixture.id));
  return course;
}

async function playOut({ secrets }: Platform, fixture: Fixture): Promise<ServerCourse> {
  const serverSeed = Buffer.from(secrets.sign('sports-event', fixture.id), 'base64url').toString(
    'hex',
  );
  const course = playCourse(fixture, serverSeed);
  return {
    ...course,
    serverSeed,
    commitment: commitmentOf(serverSeed),
    endsAt: endOfCourse(course),
  };
}

export interface ServerEventSnapshot extends EventSnapshot {
  course: ServerCourse;
}

/** The current events of a sport: live ones, then coming ones, each ordered by start. */
export async function eventsNow(
  platform: Platform,
  sport: Sport,
  now: number,
): Promise<ServerEventSnapshot[]> {
  const fixtures = fixturesBetween(sport, now - MAX_EVENT_DURATION_MS, now + OFFER_HORIZON_MS);
  const moments = await Promise.all(
    fixtures.map(async (fixture): Promise<ServerEventSnapshot> => {
      const course = await courseOf(platform, fixture);
      return { ...momentOf(course, now), course };
    }),
  );
  return moments.filter(({ phase }) => phase !== 'over');
}

/** The events of a sport that ended most recently, newest first. */
export async function eventsOver(
  platform: Platform,
  sport: Sport,
  now: number,
  count: number,
): Promise<ServerCourse[]> {
  const fixtures = fixturesBetween(sport, now - OFFER_HORIZON_MS - MAX_EVENT_DURATION_MS, now);
  const all = await Promise.all(fixtures.map((fixture) => courseOf(platform, fixture)));
  return all
    .filter(({ endsAt }) => endsAt <= now)
    .sort((one, other) => other.endsAt - one.endsAt)
    .slice(0, count);
}

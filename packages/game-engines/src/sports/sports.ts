import { basketsModel } from './models/baskets';
import { boutModel } from './models/bout';
import { goalsModel } from './models/goals';
import type { MatchModel } from './models/model';
import { setsModel } from './models/sets';
import type { Sport } from './categories';
import { clubsOf, ESPORTS, PEOPLE, RACERS, STAGS } from './names';

/** The schedule of a sport. All times in milliseconds. */
interface Timetable {
  /** Interval between rounds of events. */
  every: number;
  /** Offset from the full multiple of `every`, so that no two sports start at once. */
  offset: number;
  /** Events per round. */
  events: number;
  /** Duration of one step: a minute of football, a lap, a point. */
  step: number;
  /** A break after that many steps. */
  pause?: { after: number; ms: number };
  /** How long betting is suspended after a decisive event, such as a goal. */
  suspend: number;
}

/** A sport: its participants, schedule and rules. */
export interface SportRules {
  league: string;
  entrants: readonly string[];
  /** Two sides, or the runners of a race. */
  sides: number;
  timetable: Timetable;
  /** The match model for a difference in strength; unused by races. */
  model: (difference: number) => MatchModel;
  /** Whether in-play betting is offered. */
  inPlay: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const perMillion = (chance: number): number => Math.round(chance * 1_000_000);

/** A probability shifted by a difference in strength, clamped away from 0 and 1. */
const tilted = (by: number, difference: number): number =>
  perMillion(Math.min(0.9, Math.max(0.1, 0.5 + by * difference)));

const football = (difference: number) =>
  goalsModel({
    steps: 90,
    home: perMillion((1.42 * Math.exp(0.11 * difference)) / 90),
    away: perMillion((1.12 * Math.exp(-0.11 * difference)) / 90),
  });

const basketball = (difference: number) => {
  const baskets = (tilt: number): [number, number] => [
    perMillion(0.27 * Math.exp(tilt)),
    perMillion(0.085 * Math.exp(tilt)),
  ];
  return basketsModel({
    steps: 100,
    home: baskets(0.02 + 0.014 * difference),
    away: baskets(-0.02 - 0.014 * difference),
  });
};

const boxing = (difference: number) =>
  boutModel({
    steps: 12,
    homeStop: perMillion(0.026 * Math.exp(0.17 * difference)),
    awayStop: perMillion(0.026 * Math.exp(-0.17 * difference)),
    bothStop: 0,
    homeRound: perMillion(0.44 + 0.02 * difference),
    awayRound: perMillion(0.44 - 0.02 * difference),
    hasPoints: true,
  });

const derby = (difference: number) =>
  boutModel({
    steps: 24,
    homeStop: perMillion(0.06 * Math.exp(0.06 * difference)),
    awayStop: perMillion(0.06 * Math.exp(-0.06 * difference)),
    bothStop: perMillion(0.004),
    homeRound: 0,
    awayRound: 0,
    hasPoints: false,
  });

/** Common to all races; a race's model depends on the grid's weights, not on two strengths. */
export const RACE = { laps: 18, runners: 8, gain: 8 } as const;

const noTwoSides = (): never => {
  throw new Error('A race has no two sides: its model is made of its grid.');
};

/** The book's sports. A rule change needs a new version in `fixtures.ts`, because bets refer to the rules. */
export const SPORT_RULES: Readonly<Record<Sport, SportRules>> = {
  football: {
    league: 'Liga Banderitas',
    entrants: clubsOf(0),
    sides: 2,
    timetable: {
      every: 8 * MINUTE,
      offset: 0,
      events: 3,
      step: 4 * SECOND,
      pause: { after: 45, ms: 20 * SECOND },
      suspend: 8 * SECOND,
    },
    model: football,
    inPlay: true,
  },
  basketball: {
    league: 'Hoops ng Plaza',
    entrants: clubsOf(3),
    sides: 2,
    timetable: {
      every: 10 * MINUTE,
      offset: 3 * MINUTE,
      events: 2,
      step: 4 * SECOND,
      pause: { after: 50, ms: 20 * SECOND },
      suspend: 0,
    },
    model: basketball,
    inPlay: true,
  },
  tennis: {
    league: 'Lantern Open',
    entrants: PEOPLE,
    sides: 2,
    timetable: {
      every: 10 * MINUTE,
      offset: 5 * MINUTE,
      events: 2,
      step: 12 * SECOND,
      suspend: 6 * SECOND,
    },
    model: (difference) =>
      setsModel({
        sets: 2,
        target: 6,
        lastTarget: 6,
        lead: 2,
        reserve: 1,
        home: tilted(0.018, difference),
      }),
    inPlay: true,
  },
  volleyball: {
    league: 'Baybay Volley Circuit',
    entrants: clubsOf(7),
    sides: 2,
    timetable: {
      every: 12 * MINUTE,
      offset: 7 * MINUTE,
      events: 2,
      step: 2 * SECOND,
      suspend: 6 * SECOND,
    },
    model: (difference) =>
      setsModel({
        sets: 3,
        target: 25,
        lastTarget: 15,
        lead: 2,
        reserve: 6,
        home: tilted(0.007, difference),
      }),
    inPlay: true,
  },
  boxing: {
    league: 'Gabi ng Suntukan',
    entrants: PEOPLE.toReversed(),
    sides: 2,
    timetable: {
      every: 10 * MINUTE,
      offset: 8 * MINUTE,
      events: 1,
      step: 20 * SECOND,
      suspend: 0,
    },
    model: boxing,
    inPlay: true,
  },
  motor: {
    league: 'Night Grand Prix',
    entrants: RACERS,
    sides: RACE.runners,
    timetable: { every: 8 * MINUTE, offset: 4 * MINUTE, events: 1, step: 10 * SECOND, suspend: 0 },
    model: noTwoSides,
    inPlay: true,
  },
  moba: {
    league: 'Crown of Lanes',
    entrants: ESPORTS,
    sides: 2,
    timetable: {
      every: 8 * MINUTE,
      offset: MINUTE,
      events: 2,
      step: 8 * SECOND,
      suspend: 8 * SECOND,
    },
    model: (difference) =>
      setsModel({
        sets: 2,
        target: 9,
        lastTarget: 9,
        lead: 1,
        reserve: 0,
        home: tilted(0.017, difference),
      }),
    inPlay: true,
  },
  fps: {
    league: 'Clutch Series',
    entrants: ESPORTS.toReversed(),
    sides: 2,
    timetable: {
      every: 8 * MINUTE,
      offset: 5 * MINUTE,
      events: 2,
      step: 5 * SECOND,
      suspend: 6 * SECOND,
    },
    model: (difference) =>
      setsModel({
        sets: 2,
        target: 13,
        lastTarget: 13,
        lead: 2,
        reserve: 6,
        home: tilted(0.013, difference),
      }),
    inPlay: true,
  },
  arena: {
    league: 'Fighters’ Ladder',
    entrants: ESPORTS,
    sides: 2,
    timetable: {
      every: 6 * MINUTE,
      offset: 2 * MINUTE,
      events: 2,
      step: 8 * SECOND,
      suspend: 4 * SECOND,
    },
    model: (difference) =>
      setsModel({
        sets: 3,
        target: 3,
        lastTarget: 3,
        lead: 1,
        reserve: 0,
        home: tilted(0.022, difference),
      }),
    inPlay: true,
  },
  esracing: {
    league: 'Pixel Grand Prix',
    entrants: RACERS.toReversed(),
    sides: RACE.runners,
    timetable: {
      every: 8 * MINUTE,
      offset: 7 * MINUTE,
      events: 1,
      step: 10 * SECOND,
      suspend: 0,
    },
    model: noTwoSides,
    inPlay: true,
  },
  derby: {
    league: 'Derby ng Plaza',
    entrants: STAGS,
    sides: 2,
    timetable: { every: 4 * MINUTE, offset: 0, events: 1, step: 5 * SECOND, suspend: 0 },
    model: derby,
    inPlay: false,
  },
};

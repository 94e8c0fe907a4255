import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_EVENT_DURATION_MS } from './course';
import { fixturesBetween, raceFrom } from './fixtures';
import {
  lineOf,
  balancedHalfLines,
  PROBABILITY_SCALE,
  type Chances,
  type MatchModel,
} from './models/model';
import { SPORTS, type Sport } from './categories';
import { SPORT_RULES } from './sports';

const MODELS: readonly (readonly [string, MatchModel])[] = SPORTS.map((sport) => [
  sport,
  SPORT_RULES[sport].sides > 2
    ? raceFrom([20, 12, 17, 30, 25, 14, 21, 16])
    : SPORT_RULES[sport].model(2),
]);

/** Plays a match with plain random numbers, for some steps or to its end. */
function playTo(model: MatchModel, random: () => number, steps = Infinity) {
  let state = model.begin();
  while (!state.isOver && state.step < steps) {
    state = model.step(
      state,
      Math.floor(random() * (model.limits[state.step] ?? PROBABILITY_SCALE)),
    );
  }
  return state;
}

const words = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 300,
  maxLength: 300,
});
const reader = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};

const meanOf = (parts: readonly { share: number; chances: Chances | undefined }[], name: string) =>
  parts.reduce(
    (sum, { share, chances }) => ({
      win: sum.win + share * (chances?.[name]?.win ?? Number.NaN),
      push: sum.push + share * (chances?.[name]?.push ?? Number.NaN),
    }),
    { win: 0, push: 0 },
  );

describe.each(MODELS)('the model of %s', (_, model) => {
  // With this and the next test, by induction over the steps, every chance is exact: they share no formula
  // with the models, only the rule of a single step.
  it('has before each step the mean of the chances after it', () => {
    fc.assert(
      fc.property(words, fc.nat(260), (numbers, steps) => {
        const state = playTo(model, reader(numbers), steps);
        fc.pre(!state.isOver);
        const limit = model.limits[state.step] ?? 0;
        const outcomes = model.outcomes(state);
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(limit);
        for (const market of model.markets(state)) {
          const now = model.chances(state, market);
          const next = outcomes.map(({ drawn, weight }) => ({
            share: weight / limit,
            chances: model.chances(model.step(state, drawn), market),
          }));
          expect(Object.keys(now ?? {}).length).toBeGreaterThan(1);
          for (const [name, chance] of Object.entries(now ?? {})) {
            const mean = meanOf(next, name);
            expect(mean.win).toBeCloseTo(chance.win, 9);
            expect(mean.push).toBeCloseTo(chance.push, 9);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('ends with all chances decided', () => {
    fc.assert(
      fc.property(words, fc.nat(200), (numbers, steps) => {
        const before = playTo(model, reader(numbers), steps);
        fc.pre(!before.isOver);
        const over = playTo(model, reader(numbers));
        expect(over.isOver).toBe(true);
        for (const market of [...model.markets(model.begin()), ...model.markets(before)]) {
          const chances = Object.values(model.chances(over, market) ?? {});
          for (const { win, push } of chances) {
            expect([0, 1]).toContain(win);
            expect([0, 1]).toContain(push);
            expect(win + push).toBeLessThanOrEqual(1);
          }
          // A double chance wins on two of three results; all other markets have one winner, or a push.
          const pushed = chances.some(({ push }) => push === 1);
          const winners = market === 'double' ? 2 : 1;
          expect(chances.filter(({ win }) => win === 1)).toHaveLength(pushed ? 0 : winners);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('reads every drawn number as one of its outcomes', () => {
    fc.assert(
      fc.property(words, fc.nat(150), fc.nat(PROBABILITY_SCALE - 1), (numbers, steps, number) => {
        const state = playTo(model, reader(numbers), steps);
        fc.pre(!state.isOver);
        const drawn = number % (model.limits[state.step] ?? 1);
        const meant = model.outcomes(state).findLast((outcome) => outcome.drawn <= drawn);
        expect(model.step(state, drawn)).toEqual(model.step(state, meant?.drawn ?? -1));
      }),
    );
  });

  it('never needs more draws than it declares', () => {
    fc.assert(
      fc.property(words, (numbers) => {
        expect(playTo(model, reader(numbers)).step).toBeLessThanOrEqual(model.limits.length);
      }),
    );
  });
});

describe('a line', () => {
  it('is always a half', () => {
    expect(lineOf('total:2.5', 'total')).toBe(2.5);
    expect(lineOf('handicap:-11.5', 'handicap')).toBe(-11.5);
    expect(lineOf('total:2', 'total')).toBeUndefined();
    expect(lineOf('total:2.25', 'total')).toBeUndefined();
    expect(lineOf('totals:2.5', 'total')).toBeUndefined();
  });

  it('is placed where both sides can win', () => {
    expect(balancedHalfLines([0.05, 0.3, 0.3, 0.3, 0.05], 10, 2)).toEqual([11.5, 12.5]);
    expect(balancedHalfLines([0.95, 0.05], 0, 3)).toEqual([]);
  });
});

describe('the timetable', () => {
  it('has no event that lasts longer than the board looks back', () => {
    for (const [sport, model] of MODELS) {
      const { step, pause } = SPORT_RULES[sport as Sport].timetable;
      expect(model.limits.length * step + (pause?.ms ?? 0)).toBeLessThan(MAX_EVENT_DURATION_MS);
    }
  });

  it('is the same for everyone, and no participant plays against itself', () => {
    for (const sport of SPORTS) {
      const day = fixturesBetween(sport, 1_900_000_000_000, 1_900_000_000_000 + 6 * 3_600_000);
      expect(day.length).toBeGreaterThan(20);
      for (const { sides, startsAt } of day) {
        expect(new Set(sides).size).toBe(SPORT_RULES[sport].sides);
        expect(startsAt % SPORT_RULES[sport].timetable.every).toBe(
          SPORT_RULES[sport].timetable.offset,
        );
      }
      expect(new Set(day.map(({ id }) => id)).size).toBe(day.length);
    }
  });
});

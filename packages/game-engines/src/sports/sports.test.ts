import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentOf } from './board';
import {
  endOfCourse,
  publishedNewsCount,
  playCourse,
  stepsPlayed,
  timeOfStep,
  urnAfter,
  type Course,
} from './course';
import { fixtureOf, fixturesBetween, NEWS_TIMING, newsGainOf, type Fixture } from './fixtures';
import { BOOK_RETURNS, priceOf, priceText, readPrice, returnOf } from './price';
import { SPORTS, type Sport } from './categories';
import { outcomeOfLeg, payoutOf, settle } from './ticket';

const NOON = 1_900_000_800_000;
const seed = (number: number): string => number.toString(16).padStart(64, '0');

function firstFixture(sport: Sport, from = NOON): Fixture {
  const [fixture] = fixturesBetween(sport, from, from + 3_600_000);
  if (fixture === undefined) throw new Error('There is no event.');
  return fixture;
}

describe('an event', () => {
  it('is found by its id only', () => {
    const fixture = firstFixture('football');
    expect(fixtureOf(fixture.id)).toBe(fixture);
    for (const id of [
      '',
      '2.football.1.0',
      '1.chess.1.0',
      '1.football.1.9',
      '1.football.x.0',
      `${fixture.id}.0`,
    ])
      expect(fixtureOf(id)).toBeUndefined();
  });

  it('is reproducible from its seed, and differs for another seed', async () => {
    const fixture = firstFixture('basketball');
    const scores = await Promise.all(
      [1, 1, 2].map(async (number) => {
        const course = playCourse(fixture, seed(number));
        return JSON.stringify([course.news, course.states.at(-1)]);
      }),
    );
    expect(scores[0]).toBe(scores[1]);
    expect(scores[2]).not.toBe(scores[0]);
  });

  it('reveals nothing about the future', async () => {
    for (const sport of SPORTS) {
      const fixture = firstFixture(sport);
      const course = playCourse(fixture, seed(3));
      const at = Math.floor((fixture.startsAt + endOfCourse(course)) / 2);
      const played = stepsPlayed(fixture, at);
      // Another ending of the same beginning has the same state now.
      const other: Course = {
        ...course,
        states: [
          ...course.states.slice(0, played + 1),
          ...course.states.slice(played + 1).toReversed(),
        ],
      };
      const [one, same] = [momentOf(course, at), momentOf(other, at)];
      expect(one.phase).toBe('live');
      expect(one.markets()).toEqual(same.markets());
      for (const market of one.markets()) expect(one.chances(market)).toEqual(same.chances(market));
    }
  });

  it('is priced before the start at the mean over the next piece of news', () => {
    for (const sport of SPORTS) {
      const fixture = firstFixture(sport);
      const news = [0, 1, 0];
      const course = { fixture, news, model: undefined, states: [] };
      const at = fixture.startsAt - NEWS_TIMING.before + 3 * NEWS_TIMING.every;
      expect(publishedNewsCount(fixture, at)).toBe(3);
      const moment = (drawn: readonly number[]) =>
        momentOf(
          {
            ...course,
            news: drawn,
            model: { begin: () => ({ step: 0, isOver: false }) },
          } as unknown as Course,
          fixture.startsAt - NEWS_TIMING.before + drawn.length * NEWS_TIMING.every,
        );
      const urn = urnAfter(fixture, news);
      const total = urn.reduce((sum, weight) => sum + weight, 0);
      const now = moment(news);
      for (const market of now.markets()) {
        for (const [name, chance] of Object.entries(now.chances(market) ?? {})) {
          const mean = urn.reduce(
            (sum, weight, place) =>
              sum + (weight / total) * (moment([...news, place]).chances(market)?.[name]?.win ?? 0),
            0,
          );
          expect(mean).toBeCloseTo(chance.win, 9);
        }
      }
      expect(newsGainOf(fixture)).toBeGreaterThan(0);
    }
  });

  it('publishes a step when it is over, including the break', () => {
    const fixture = firstFixture('football');
    for (const step of [1, 44, 45, 46, 90]) {
      const at = timeOfStep(fixture, step);
      expect(stepsPlayed(fixture, at)).toBe(step);
      expect(stepsPlayed(fixture, at - 1)).toBe(step - 1);
    }
  });

  it('accepts no bets around the start, after a goal and once it is over', async () => {
    const fixture = firstFixture('football');
    const course = playCourse(fixture, seed(5));
    const goal = course.states.findIndex((state, place) => {
      const before = course.states[place - 1];
      return (
        before !== undefined &&
        course.model.score(state).join() !== course.model.score(before).join()
      );
    });
    expect(goal).toBeGreaterThan(1);
    const isOpen = (at: number) => momentOf(course, at).isOpen;
    expect(isOpen(fixture.startsAt - 60_000)).toBe(true);
    expect(isOpen(fixture.startsAt - 1_000)).toBe(false);
    expect(isOpen(timeOfStep(fixture, goal) - 1)).toBe(true);
    expect(isOpen(timeOfStep(fixture, goal))).toBe(false);
    expect(isOpen(timeOfStep(fixture, goal) + 7_999)).toBe(false);
    expect(isOpen(endOfCourse(course))).toBe(false);
    expect(momentOf(course, endOfCourse(course)).phase).toBe('over');
  });

  it('accepts none in a cockfight once the fight has started', async () => {
    const fixture = firstFixture('derby');
    const course = playCourse(fixture, seed(6));
    expect(momentOf(course, fixture.startsAt + 4_000)).toMatchObject({
      phase: 'live',
      isOpen: false,
    });
  });
});

describe('a price', () => {
  it.each(Object.entries(BOOK_RETURNS))(
    'of %s has the stated return at any time',
    async (_, basisPoints) => {
      let worst = 0;
      let sum = 0;
      let count = 0;
      for (const sport of SPORTS) {
        for (const fixture of fixturesBetween(sport, NOON, NOON + 1_200_000)) {
          const course = playCourse(fixture, seed(count));
          for (let at = fixture.startsAt - 1_500_000; at < endOfCourse(course); at += 61_000) {
            const moment = momentOf(course, at);
            for (const market of moment.markets()) {
              for (const chance of Object.values(moment.chances(market) ?? {})) {
                const price = priceOf(chance, basisPoints);
                if (price === undefined) continue;
                const off = returnOf(chance, price) - basisPoints / 10_000;
                worst = Math.max(worst, Math.abs(off));
                sum += off;
                count += 1;
              }
            }
          }
        }
      }
      expect(count).toBeGreaterThan(10_000);
      // The error is at most half a step of the ladder, on both sides.
      expect(worst).toBeLessThan(0.0006);
      expect(Math.abs(sum / count)).toBeLessThan(0.00001);
    },
  );

  it('is not offered outside the allowed range', () => {
    expect(priceOf({ win: 0, push: 0 }, 9500)).toBeUndefined();
    expect(priceOf({ win: 0.99, push: 0 }, 9500)).toBeUndefined();
    expect(priceOf({ win: 0.001, push: 0 }, 9500)).toBeUndefined();
    expect(priceOf({ win: 0.5, push: 0 }, 9500)).toBe(1900);
    expect(priceOf({ win: 0.4, push: 0.2 }, 9500)).toBe(1875);
  });

  it('is parsed as it is formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1010, max: 501_000 }), (price) => {
        expect(readPrice(priceText(price))).toBe(price);
      }),
    );
    for (const text of ['1.85', '1,850', '-1.850', '1.8500', 'x'])
      expect(readPrice(text)).toBeUndefined();
  });
});

describe('a ticket', () => {
  it('pays the product of its prices, rounded down once', () => {
    expect(payoutOf(1000n, [{ price: 1857 }])).toBe(1857n);
    expect(payoutOf(333n, [{ price: 1857 }, { price: 2111 }])).toBe(1305n);
  });

  it('is lost with its first lost selection, and otherwise stays open until all are decided', () => {
    const won = { price: 2000, outcome: 'won' } as const;
    expect(settle(100n, [won, { price: 2000, outcome: 'open' }])).toBeUndefined();
    expect(
      settle(100n, [
        { price: 2000, outcome: 'lost' },
        { price: 2000, outcome: 'open' },
      ]),
    ).toBe(0n);
    expect(settle(100n, [won, won])).toBe(400n);
  });

  it('pays nothing if and only if a selection is lost, so a ticket that paid has none', () => {
    const leg = fc.record({
      price: fc.integer({ min: 1_010, max: 9_000 }),
      outcome: fc.constantFrom('won', 'lost', 'void'),
    });
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10_000_000n),
        fc.array(leg, { minLength: 1, maxLength: 10 }),
        (stake, legs) => {
          const hasLost = legs.some(({ outcome }) => outcome === 'lost');
          expect(settle(stake, legs) === 0n).toBe(hasLost);
        },
      ),
    );
  });

  it('counts a void selection as 1.000', () => {
    const gone = { price: 3000, outcome: 'void' } as const;
    expect(settle(100n, [gone])).toBe(100n);
    expect(settle(100n, [gone, { price: 1500, outcome: 'won' }])).toBe(150n);
    expect(outcomeOfLeg({ win: 0, push: 1 })).toBe('void');
    expect(outcomeOfLeg({ win: 1, push: 0 })).toBe('won');
    expect(outcomeOfLeg({ win: 0, push: 0 })).toBe('lost');
  });

  it('returns about the stated share in play, for singles and doubles', async () => {
    let [single, double, count] = [0, 0, 0];
    for (let number = 0; number < 4_000; number += 1) {
      const fixture = firstFixture('arena', NOON + number * 360_000);
      const course = playCourse(fixture, seed(number + 77));
      const at = fixture.startsAt - 300_000;
      const chance = momentOf(course, at).chances('winner')?.['home'];
      const price = chance && priceOf(chance, 9500);
      if (price === undefined) continue;
      const end = momentOf(course, endOfCourse(course)).chances('winner')?.['home'];
      const outcome = outcomeOfLeg(end ?? { win: 0, push: 0 });
      single += Number(settle(1000n, [{ price, outcome }]) ?? 0n) / 1000;
      double += Number(payoutOf(1000n, [{ price }])) / 1000;
      count += 1;
    }
    expect(count).toBeGreaterThan(3_900);
    // Three standard errors of a bet with about even chances; a doubled or halved price is far outside.
    expect(Math.abs(single / count - 0.95)).toBeLessThan(0.06);
    expect(double / count).toBeGreaterThan(1.5);
  });
});

import { describe, expect, it } from 'vitest';
import { LANGUAGES, wordsFrom } from '../kit/texts';
import {
  momentOf,
  endOfCourse,
  playCourse,
  fixturesBetween,
  type WireEvent,
  SPORTS,
  type Sport,
} from '@perya/game-engines/sports';
import { momentText, sideScores, untilText } from './moment';
import { eventName, marketName, resultText, selectionName, shownPrice } from './names';
import { TEXTS } from './texts';

const NOON = 1_900_000_800_000;

async function momentsOf(sport: Sport) {
  const [fixture] = fixturesBetween(sport, NOON, NOON + 3_600_000);
  if (fixture === undefined) throw new Error('There is no event.');
  const course = playCourse(fixture, '7'.repeat(64));
  const middle = (fixture.startsAt + endOfCourse(course)) / 2;
  return [fixture.startsAt - 600_000, fixture.startsAt + 1000, middle, endOfCourse(course)].map(
    (at) => ({ at, moment: momentOf(course, at), fixture }),
  );
}

const wireOf = ({ moment, fixture }: Awaited<ReturnType<typeof momentsOf>>[number]): WireEvent => ({
  ...fixture,
  phase: moment.phase,
  score: moment.score,
  step: moment.state.step,
  sets: [],
  isOpen: moment.isOpen,
  main: null,
  markets: 1,
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsFrom(TEXTS, language);

  it('has a name for every market, every selection and every moment', async () => {
    for (const sport of SPORTS) {
      for (const shown of await momentsOf(sport)) {
        const { moment, fixture, at } = shown;
        expect(momentText(words, wireOf(shown), at)).not.toMatch(/[{}]|^$/);
        for (const market of moment.markets()) {
          const title = marketName(words, sport, market);
          expect(title).not.toMatch(/[{}:]|^$/);
          const names = Object.keys(moment.chances(market) ?? {}).map((selection) =>
            selectionName(words, { sport, sides: fixture.sides, market, selection }),
          );
          expect(names.join()).not.toMatch(/[{}]|undefined|homeOr|Stop|Points,/);
          expect(new Set(names).size).toBe(names.length);
        }
      }
    }
  });
});

describe('a selection', () => {
  const words = wordsFrom(TEXTS, 'EN');
  const sides = ['Kites', 'Rockets'];
  const name = (market: string, selection: string, sport: Sport = 'football') =>
    selectionName(words, { sport, sides, market, selection });

  it('carries the line of its handicap from its own side', () => {
    expect(name('handicap:-4.5', 'home', 'basketball')).toBe('Kites −4.5');
    expect(name('handicap:-4.5', 'away', 'basketball')).toBe('Rockets +4.5');
    expect(name('setHandicap:1.5', 'home', 'tennis')).toBe('Kites +1.5');
  });

  it('names its side, its line or its result', () => {
    expect(name('total:2.5', 'over')).toBe('Over 2.5');
    expect(name('double', 'drawOrAway')).toBe('Rockets or draw');
    expect(name('exact', '2-1')).toBe('2–1');
    expect(name('pit', 'home', 'derby')).toBe('Meron · Kites');
    expect(name('first', '2', 'motor')).toBe('2 · Rockets');
    expect(eventName(sides, 'Liga')).toBe('Kites – Rockets');
    expect(eventName(['a', 'b', 'c'], 'Liga')).toBe('Liga');
  });
});

it('says how an event ended', () => {
  const words = wordsFrom(TEXTS, 'EN');
  const sides = ['Kites', 'Rockets'];
  expect(resultText(words, { sport: 'football', sides, score: [2, 1] })).toBe('2–1');
  expect(resultText(words, { sport: 'derby', sides, score: [0, 0, 2, 7] })).toBe('Wala · Rockets');
  expect(resultText(words, { sport: 'derby', sides, score: [0, 0, 3, 7] })).toBe('Draw');
  expect(resultText(words, { sport: 'boxing', sides, score: [3, 1, 1, 5] })).toBe(
    'Kites by stoppage',
  );
  expect(resultText(words, { sport: 'boxing', sides, score: [7, 5, 0, 12] })).toBe('7–5');
  expect(resultText(words, { sport: 'motor', sides: ['a', 'b', 'c'], score: [2, 1, 3] })).toBe(
    '2 · b',
  );
  expect(resultText(words, { sport: 'tennis', sides, score: [] })).toBe('');
});

it('writes times and prices as players read them', () => {
  expect(untilText(65_000)).toBe('1:05');
  expect(untilText(-5)).toBe('0:00');
  expect(shownPrice('1.900')).toBe('1.90');
  expect(shownPrice('1.857')).toBe('1.857');
  expect(sideScores({ sport: 'tennis', phase: 'live', score: [1, 0, 4, 3] })).toEqual([1, 0]);
  expect(sideScores({ sport: 'football', phase: 'coming', score: [] })).toEqual([]);
});
